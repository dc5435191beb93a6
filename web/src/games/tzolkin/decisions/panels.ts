/** The panel of each question that follows from an action. Turns are played on the board and in the prompt. */
import type { Component } from "svelte";
import type { Question } from "@/lib/protocol";
import type { TableModel } from "@/table/model.svelte";
import type { TzolkinView } from "../view";
import ActionPanel from "./ActionPanel.svelte";
import BlocksPanel from "./BlocksPanel.svelte";
import BuildPanel from "./BuildPanel.svelte";
import HarvestPanel from "./HarvestPanel.svelte";
import IconsPanel from "./IconsPanel.svelte";
import MarketPanel from "./MarketPanel.svelte";
import StepsPanel from "./StepsPanel.svelte";
import TracksPanel from "./TracksPanel.svelte";
import TwoChoicesPanel from "./TwoChoicesPanel.svelte";

export type PanelOf = Component<{ model: TableModel; view: TzolkinView; question: Question }>;

export const PANELS: Record<string, PanelOf> = {
  use_action: ActionPanel,
  choose_any_action: ActionPanel,
  harvest: HarvestPanel as PanelOf,
  climb: StepsPanel,
  descend: StepsPanel,
  taxed_skulls: StepsPanel,
  pay_blocks: BlocksPanel,
  theology_step: BlocksPanel,
  gain_blocks: BlocksPanel,
  save_block: BlocksPanel,
  advance: TracksPanel,
  lower: TracksPanel,
  raise_others: TracksPanel,
  choose_bonus: TracksPanel,
  trade: MarketPanel as PanelOf,
  build: BuildPanel,
  use_architecture: TwoChoicesPanel,
  choose_days: TwoChoicesPanel,
  taxed_gold: TwoChoicesPanel,
  taxed_steps: TwoChoicesPanel,
  taxed_level: TwoChoicesPanel,
  resolve_icons: IconsPanel as PanelOf,
};
