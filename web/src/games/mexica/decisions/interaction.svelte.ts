/**
 * How this browser plays Mexica: what is lit, what was begun, what the pointer is on, what would follow. It asks the
 * server where the pilli can go and what a choice would leave behind, and knows no rule itself.
 */
import { Refused } from "@/lib/api";
import { Kept } from "@/lib/kept.svelte";
import type { Choice, Preview, Route } from "@/lib/protocol";
import type { TableModel } from "@/table/model.svelte";
import { beside, spentIn, type Target } from "../board/targets";
import { FOLLOW_UPS, type Mode } from "../verbs";
import type { MexicaView } from "../view";
import { choiceOf } from "@/table/choices";
import { firstOf, isWaste, onlyBegins, opensMore, type Canal } from "./drafts";

const PAUSE = 70;
const NONE: Choice[] = [];

/** What was begun and asks for more: nothing of it is sent before it is complete. */
interface Draft {
  actions: string[];
  /** The table as it would be. */
  view: MexicaView;
}

interface KeptDraft {
  decision: number | null;
  chosen: Mode;
  canal: Canal;
  actions: string[];
}

export class Interaction {
  /** What is lit in a turn. */
  chosen = $state<Mode>("move");
  hovered = $state.raw<Target | null>(null);
  routes = $state.raw<Route[]>([]);
  /** Are the routes those of the pending decision? */
  knowsRoutes = $state(false);
  showsDistricts = $state(true);
  /** Is it asked whether points shall be thrown away? */
  asksEnd = $state(false);
  /** Where the pillis stood when this seat last ended a turn. */
  before = $state.raw<(string | null)[]>([]);

  private begun = $state.raw<Draft | null>(null);
  /** The table as the choice under the pointer would leave it. */
  private shownPreview = $state.raw<Preview | null>(null);
  private canal: Canal = "double";
  private dragged: Promise<void> = Promise.resolve();
  /** The number of the trial begun last: what an earlier one finds is out of date. */
  private lastTrial = 0;
  /** What was begun, while the page is loaded again. */
  private readonly kept: Kept;

  constructor(readonly model: TableModel) {
    this.kept = new Kept(`sacbe-draft-${model.id}`);
  }

  private get draft(): Draft | null {
    return this.begun;
  }

  private set draft(draft: Draft | null) {
    this.begun = draft;
    this.model.begun = draft?.actions ?? [];
    const kept: KeptDraft | null = draft && {
      decision: this.model.state?.decision ?? null,
      chosen: this.chosen,
      canal: this.canal,
      actions: draft.actions,
    };
    this.kept.text = kept ? JSON.stringify(kept) : "";
  }

  // What there is to see.

  /** The table with what was begun. */
  get view(): MexicaView | null {
    return this.draft?.view ?? (this.model.view as MexicaView | null);
  }

  get previewView(): MexicaView | null {
    return (this.shownPreview?.view as MexicaView | undefined) ?? null;
  }

  get isAsked(): boolean {
    return this.model.isMyTurn && !this.model.staging.isPlaying;
  }

  get kind(): string {
    return this.isAsked ? (this.view?.question?.kind ?? "") : "";
  }

  get isFollowUp(): boolean {
    return this.kind in FOLLOW_UPS;
  }

  /** A vote that asks this seat, or was proposed by it. */
  get isVoting(): boolean {
    const isMine =
      this.model.log.findLast(({ entry }) => entry.events.some(({ event }) => event === "proposed"))?.entry
        .seat === this.model.seat;
    return this.view?.question?.kind === "vote" && (this.isAsked || isMine);
  }

  get mode(): Mode {
    return FOLLOW_UPS[this.kind] ?? this.chosen;
  }

  /** The answers to the question that the server has asked; they stay in sight while one of them is on its way to it. */
  private readonly pending = $derived.by<Choice[]>(() =>
    this.model.staging.isPlaying ? NONE : (this.model.state?.choices ?? NONE),
  );

  /** What can be answered next: to what was begun, or else to the pending decision. */
  readonly legal = $derived.by<Choice[]>(() => this.draft?.view.legal.map(choiceOf) ?? this.pending);

  choices(...verbs: string[]): Choice[] {
    return this.legal.filter(({ verb }) => verbs.includes(verb));
  }

  /** What can be done in place of what was begun. */
  offered(...verbs: string[]): Choice[] {
    return this.pending.filter(({ verb }) => verbs.includes(verb));
  }

  /** What the choice under the pointer costs, with all that was begun before it. */
  get cost(): number | null {
    return this.hovered?.cost ?? spentIn(this.shownPreview?.brings ?? []);
  }

  /** Is there nowhere to go, on foot or by boat? */
  get isStuck(): boolean {
    return this.knowsRoutes && !this.routes.length && !this.choices("step", "boat").length;
  }

  /** The points that an end of the turn would throw away. */
  get wasted(): number {
    return isWaste(this.pending) ? (this.view?.action_points ?? 0) : 0;
  }

  // What the user does.

  /** Answer with one action; what was begun goes on with it, or gives way to it. */
  async do(action: string): Promise<void> {
    if (!this.legal.some((choice) => choice.action === action)) this.draft = null;
    if (action.startsWith("canal ")) this.canal = action.slice("canal ".length) as Canal;
    await this.go([action]);
  }

  /** A button beside the board: the first touch of a finger shows what it does, as on the board, the second does it. */
  async press(choice: Choice, isTouch: boolean): Promise<void> {
    const isShown = this.hovered?.actions.join() === choice.action;
    if (isTouch && !isShown && !onlyBegins(choice)) this.hovered = beside(choice);
    else await this.do(choice.action);
  }

  async take(target: Target): Promise<void> {
    await this.go(target.actions);
  }

  /** Begin a canal at the cell from which it is dragged. */
  drag(target: Target): void {
    this.dragged = this.take(target);
  }

  /** Lay its second half where it is dropped; anywhere else the first one waits, as after a click. */
  async drop(cell: string): Promise<void> {
    await this.dragged;
    const second =
      this.kind === "lay_second" ? this.choices("lay").find(({ noun }) => noun === cell) : undefined;
    if (second) await this.go([second.action]);
  }

  /** Take the other kind of canal. */
  async otherCanal(): Promise<void> {
    if (this.mode === "canal") await this.instead(`canal ${this.canal === "double" ? "single" : "double"}`);
  }

  /** Light another kind of thing; what it begins with is begun. */
  async enter(mode: Mode): Promise<void> {
    await this.leave();
    this.model.whyNot = null;
    this.chosen = mode;
    if (mode !== "canal") this.canal = "double";
    await this.beginMode();
  }

  /** Give up what was begun and asks for more. */
  async leave(): Promise<void> {
    this.draft = null;
    this.hovered = null;
    while (this.isFollowUp && this.model.state?.can_undo && !this.model.problem) await this.model.undo();
  }

  /** Begin the same kind of thing with another piece: the other canal, another level. */
  async instead(action: string): Promise<void> {
    await this.leave();
    if (this.pending.some((choice) => choice.action === action)) await this.do(action);
    else await this.model.why(action);
  }

  /** Has a person chosen anything of what was begun, or only its mode? */
  private get isHalfWay(): boolean {
    return (
      this.draft !== null &&
      (this.draft.actions.length > 1 || firstOf(this.mode, this.pending, this.canal) === undefined)
    );
  }

  get canUndo(): boolean {
    return !this.model.isBusy && (this.isHalfWay || Boolean(this.model.state?.can_undo));
  }

  /** Take back what was chosen last, whether it was sent or only begun. */
  async undo(wholeTurn = false): Promise<void> {
    if (!this.canUndo) return;
    const kept = this.isHalfWay && !wholeTurn ? (this.draft?.actions.slice(0, -1) ?? []) : null;
    if (kept === null || !kept.length) this.draft = null;
    if (kept?.length) await this.asksForMore(kept);
    else if (kept === null && this.model.state?.can_undo) await this.model.undo(wholeTurn);
  }

  /** End the turn, after a question if points are left and a person wants to be asked. */
  async end(isSure: boolean): Promise<void> {
    const { companion, guidance, planning } = this.model;
    if (!isSure && (await companion?.holds())) return;
    const isAsked = isSure || guidance !== null || companion?.hasHeld === true;
    this.asksEnd = !isAsked && (this.wasted > 0 || planning.left > 0);
    if (!this.asksEnd) await this.do("end_turn");
  }

  /** Why does a click on a cell that is not lit do nothing? */
  async why(action: string): Promise<void> {
    const isSoon = this.model.isTrying || (this.kind === "turn" && this.mode === "move" && !this.knowsRoutes);
    if (this.isAsked && !isSoon) await this.model.why(action, this.draft?.actions);
  }

  /** Take the next actions: they are sent with what was begun, or begin what asks for more. */
  private async go(actions: string[]): Promise<void> {
    if (this.model.isBusy || this.model.isTrying) return;
    const all = [...(this.draft?.actions ?? []), ...actions];
    if (this.model.guidance?.admits(all) === false) return;
    this.hovered = null;
    if (opensMore(actions) && (await this.asksForMore(all))) return;
    await this.model.playAll(all);
  }

  /** Do actions ask for more? Then they are what was begun. */
  private async asksForMore(actions: string[]): Promise<boolean> {
    const decision = this.model.state?.decision;
    const trial = (this.lastTrial += 1);
    this.model.trials += 1;
    const seen = await quiet(this.model.preview(...actions)).finally(() => (this.model.trials -= 1));
    const view = seen?.view as MexicaView | undefined;
    const isOld = trial !== this.lastTrial || decision !== this.model.state?.decision;
    const asksMore = (view?.question?.kind ?? "") in FOLLOW_UPS;
    if (view && asksMore && !isOld) this.draft = { actions, view };
    return asksMore || isOld;
  }

  /** Begin what the mode begins with, if there is more to choose; nothing is sent by choosing a mode. */
  private async beginMode(): Promise<void> {
    const first = this.isAsked ? firstOf(this.chosen, this.pending, this.canal) : undefined;
    if (first) await this.asksForMore([first]);
  }

  /** Begin again what was begun before the page was loaded again. */
  private async goOn({ chosen, canal, actions }: KeptDraft): Promise<void> {
    this.chosen = chosen;
    this.canal = canal;
    await this.asksForMore(actions);
  }

  // What follows from it.

  /** A new question: nothing is begun or under the pointer, but who lays canals goes on; the routes are asked for again. */
  async begin(): Promise<void> {
    this.begun = null;
    this.model.begun = [];
    this.hovered = null;
    this.asksEnd = false;
    this.routes = [];
    this.knowsRoutes = false;
    if (this.kind !== "turn" || this.chosen !== "canal" || !this.offered("canal").length) {
      this.chosen = "move";
      this.canal = "double";
    }
    if (this.kind !== "turn") return;
    const decision = this.model.state?.decision;
    const kept = JSON.parse(this.kept.text || "null") as KeptDraft | null;
    if (kept && kept.decision === decision) void this.goOn(kept);
    else void this.beginMode();
    const routes = await quiet(this.model.routes());
    if (!routes || decision !== this.model.state?.decision) return;
    this.routes = routes;
    this.knowsRoutes = true;
  }

  /** Remember where the pillis stand while others have done nothing yet. */
  rememberPillis(): void {
    if (this.view && !this.model.since.length) this.before = this.view.seats.map(({ pilli }) => pilli);
  }

  /** See what the choice under the pointer would leave behind; the answer to give when it changes. */
  showPreview(): () => void {
    const target = this.hovered;
    const goesOn = this.legal.some(({ action }) => action === target?.actions[0]);
    const begun = goesOn ? (this.draft?.actions ?? []) : [];
    this.shownPreview = null;
    if (target) this.model.whyNot = null;
    if (!target) return () => {};
    const timer = setTimeout(async () => {
      const seen = await quiet(this.model.preview(...begun, ...target.actions));
      if (seen && this.hovered === target) this.shownPreview = seen;
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
