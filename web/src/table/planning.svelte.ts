/**
 * A turn thought ahead while others move: the same clicks, on the table as it will be when the own turn begins if nobody
 * does anything until then. The steps are kept, also when the page is loaded again, until they are played or cleared.
 */
import { Refused } from "@/lib/api";
import { Kept } from "@/lib/kept.svelte";
import type { Choice, Plan, PlannedStep, Preview, Route, TableView, View } from "@/lib/protocol";
import type { TableModel } from "./model.svelte";

const END = "end_turn";

/** A step of the plan, and what the server says of it. */
export interface Line {
  actions: string[];
  tried: PlannedStep | undefined;
}

/** Is nothing left to answer of these steps, so that the turn could end? */
const isComplete = (choices: readonly Choice[]): boolean => choices.some(({ action }) => action === END);

/** The steps with more actions: a new step, unless the last one still asks for something. */
export const extended = (steps: string[][], isOpen: boolean, actions: string[]): string[][] =>
  isOpen ? [...steps.slice(0, -1), [...(steps.at(-1) ?? []), ...actions]] : [...steps, actions];

export class Planning {
  /** Are clicks planned now? */
  isOn = $state(false);
  private found = $state.raw<Plan | null>(null);
  /** Every answer of the server is a decision of its own. */
  private round = $state(0);
  private asked = 0;
  private readonly kept: Kept;

  constructor(private readonly model: TableModel) {
    this.kept = new Kept(`sacbe-plan-${model.id}`);
  }

  get steps(): string[][] {
    return JSON.parse(this.kept.text || "[]") as string[][];
  }

  /** The table after the plan, as far as it is known. */
  get view(): View | null {
    return this.found?.view ?? null;
  }

  get lines(): Line[] {
    return this.steps.map((actions, nth) => ({ actions, tried: this.found?.steps[nth] }));
  }

  /** The table as the plan leaves it, which stands for the real one while a turn is planned. */
  get table(): TableView | null {
    const { live } = this.model;
    if (!this.isOn || !live || !this.found) return null;
    const { view, choices } = this.found;
    return {
      ...live,
      view,
      choices,
      decision: -1 - this.round,
      can_undo: this.steps.length > 0,
    };
  }

  /** Can a turn be planned: by who has a seat and is not asked, while the game goes on? */
  get isPossible(): boolean {
    const { live } = this.model;
    return live?.seat != null && live.begun && !live.over && live.decision === null;
  }

  get routes(): Route[] {
    return this.found?.ways ?? [];
  }

  /** Begin to plan, or leave it; the plan stays. */
  async toggle(): Promise<void> {
    if (this.isOn) this.isOn = false;
    else if (this.isPossible && (await this.look())) {
      this.isOn = true;
      this.model.staging.skipAll();
    }
  }

  /** Take actions into the plan; the end of a turn is never planned. */
  async add(actions: string[]): Promise<void> {
    if (actions.includes(END)) return;
    this.keep(extended(this.steps, this.isOpen, actions));
    await this.look();
  }

  /** Leave the last step out again, or all of them. */
  async back(all: boolean): Promise<void> {
    this.keep(all ? [] : this.steps.slice(0, -1));
    await this.look();
  }

  clear(): void {
    this.keep([]);
    this.found = null;
    this.isOn = false;
  }

  /** Play what of the plan is possible, by one request. */
  async play(): Promise<void> {
    const actions = this.lines.flatMap(({ actions, tried }) => (tried?.legal ? actions : []));
    this.clear();
    if (actions.length) await this.model.playAll(actions);
  }

  /** How many steps could still be played. */
  get left(): number {
    return this.lines.filter(({ tried }) => tried?.legal).length;
  }

  /** What more actions would lead to. */
  async preview(actions: string[]): Promise<Preview> {
    const { view, steps } = await this.ask(extended(this.steps, this.isOpen, actions));
    const last = steps.at(-1);
    if (!last?.legal) throw new Refused({ kind: "illegal", detail: actions.join("; ") });
    return { view, brings: last.brings ?? [] };
  }

  /** Why an action cannot be planned next. */
  async why(action: string, after: string[]): Promise<PlannedStep | undefined> {
    return (await this.ask(extended(this.steps, this.isOpen, [...after, action]))).steps.at(-1);
  }

  /** Ask again what becomes of the plan, after the table has changed; is there an answer? */
  async look(): Promise<boolean> {
    const asked = (this.asked += 1);
    try {
      const found = await this.ask(this.steps);
      if (asked !== this.asked) return this.isOn;
      this.found = found;
      this.round += 1;
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // On a food day, say, nobody knows how the turn begins: the steps wait.
      if (asked === this.asked) this.found = null;
      return false;
    }
  }

  /** The table has changed: what of the plan is still possible? When the own turn has come, planning is over. */
  async changed(): Promise<void> {
    if (this.model.live?.decision != null || this.model.live?.over) this.isOn = false;
    if (this.model.live?.over) this.clear();
    else if (this.isOn || this.steps.length) this.isOn = (await this.look()) && this.isOn && this.isPossible;
  }

  private get isOpen(): boolean {
    return this.steps.length > 0 && this.found !== null && !isComplete(this.found.choices);
  }

  private keep(steps: string[][]): void {
    this.kept.text = steps.length ? JSON.stringify(steps) : "";
  }

  private ask(steps: string[][]): Promise<Plan> {
    return this.model.plan(steps);
  }
}
