/**
 * How this browser plays Mexica: what is lit, what the pointer is on, what would follow. It asks the server where the
 * pilli can go and what a choice would leave behind, and knows no rule itself.
 */
import { Refused } from "@/lib/api";
import type { Choice, Way } from "@/lib/protocol";
import type { TableModel } from "@/table/table.svelte";
import type { Mode, Target } from "../board/targets";
import type { MexicaView } from "../view";

/** The follow-up questions and the mode they belong to. */
const FOLLOW_UPS: Record<string, Mode> = {
  lay_single: "canal", lay_first: "canal", lay_second: "canal", choose_axis: "bridge", choose_goal: "bridge",
  choose_site: "temple", choose_tile_cell: "found", choose_landing: "teleport",
};
const PAUSE = 70;

export class Play {
  /** What is lit in a turn. */
  chosen = $state<Mode>("move");
  hovered = $state.raw<Target | null>(null);
  ways = $state.raw<Way[]>([]);
  /** The view as the choice under the pointer would leave it. */
  future = $state.raw<MexicaView | null>(null);
  showsDistricts = $state(true);
  showsTrace = $state(false);
  /** Where the pillis stood when this seat last ended a turn. */
  before = $state.raw<(string | null)[]>([]);

  constructor(readonly model: TableModel) {}

  get view(): MexicaView | null {
    return this.model.view as MexicaView | null;
  }

  get isAsked(): boolean {
    return this.model.isMyTurn && !this.model.waiting.length;
  }

  get kind(): string {
    return this.isAsked ? (this.view?.question?.kind ?? "") : "";
  }

  get isFollowUp(): boolean {
    return this.kind in FOLLOW_UPS;
  }

  /** A vote that asks this seat, or was proposed by it. */
  get isVoting(): boolean {
    const isMine = this.model.log.findLast(({ entry }) => entry.events.some(({ event }) => event === "proposed"))?.entry.seat === this.model.seat;
    return this.view?.question?.kind === "vote" && (this.isAsked || isMine);
  }

  get mode(): Mode {
    return FOLLOW_UPS[this.kind] ?? this.chosen;
  }

  /** The legal answers; they stay in sight while one of them is on its way to the server. */
  get legal(): Choice[] {
    return this.model.waiting.length ? [] : (this.model.state?.choices ?? []);
  }

  choices(...verbs: string[]): Choice[] {
    return this.legal.filter(({ verb }) => verbs.includes(verb));
  }

  async do(action: string): Promise<void> {
    if (!this.model.isBusy) await this.model.play({ action });
  }

  /** Take back what was begun and asks for more. */
  async leave(): Promise<void> {
    while (this.isFollowUp && this.model.state?.can_undo && !this.model.problem) await this.model.undo();
  }

  /** Begin the same kind of thing with another piece: the other canal, another level. */
  async instead(action: string): Promise<void> {
    await this.leave();
    if (this.legal.some((choice) => choice.action === action)) await this.do(action);
    else await this.model.why(action);
  }

  async take(target: Target): Promise<void> {
    if (this.model.isBusy) return;
    this.hovered = null;
    await this.model.playAll(target.actions);
  }

  /** A new question: nothing is under the pointer, and the ways are asked for anew. */
  async begin(): Promise<void> {
    this.chosen = "move";
    this.hovered = null;
    this.ways = [];
    if (this.kind !== "turn") return;
    const decision = this.model.state?.decision;
    const ways = await quiet(this.model.ways());
    if (ways && decision === this.model.state?.decision) this.ways = ways;
  }

  /** Remember where the pillis stand while others have done nothing yet. */
  remember(): void {
    if (this.view && !this.model.since.length) this.before = this.view.seats.map(({ pilli }) => pilli);
  }

  /** See what the choice under the pointer would leave behind; the answer to give when it changes. */
  foresee(): () => void {
    const target = this.hovered;
    this.future = null;
    if (target) this.model.whyNot = null;
    if (!target) return () => {};
    const timer = setTimeout(async () => {
      const seen = await quiet(this.model.preview(...target.actions));
      if (seen && this.hovered === target) this.future = seen.view as MexicaView;
    }, PAUSE);
    return () => clearTimeout(timer);
  }
}

/** What is only a help may be refused without a word. */
async function quiet<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
