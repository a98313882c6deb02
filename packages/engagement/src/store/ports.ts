import type { ContestTexts } from "@shop/api-client/contract";
import type { Result } from "@shop/kernel";
import type { ExitMove } from "../domain/exit-intent.ts";
import type { Translations } from "../domain/in-language.ts";
import type { LiveStat } from "../domain/live-stat.ts";
import type { SaleWindow } from "../domain/sale-to-show.ts";
import type { TimeWindow } from "../domain/window-state.ts";

/** What one tab sends to the others about pop-ups. */
export interface TabNews {
  /** The sender; of two tabs that show the same pop-up at once, the lower number keeps it. */
  readonly tab: number;
  /** Names of pop-ups that the sender has shown. */
  readonly shown: readonly string[];
  /** Names that were dismissed for the browser session. */
  readonly dismissed: readonly string[];
  /** The sender is new: the others report what they have shown. */
  readonly isNew: boolean;
}

/** The other tabs of this browser. */
export interface PopUpTabs {
  post(news: TabNews): void;
  /** Called with what other tabs post. The returned function unsubscribes. */
  listen(listener: (news: TabNews) => void): () => void;
}

/** What a shopper sees and presses of a sale or a contest, by its title. */
export interface SaleEvent {
  readonly type: "shown" | "selected";
  readonly title: string;
}

/** Called when a sidebar is shown, and when its link is pressed. */
export type SaleTracker = (event: SaleEvent) => void;

/** A contest as pop-ups know it. */
export interface ContestNote extends TimeWindow {
  readonly id: string;
  readonly page: string;
  readonly title: string;
  readonly subtitle: string;
  /** What the prizes are worth, in words; empty: nothing is said. */
  readonly worth: string;
  readonly endsAtMs: number;
  /** In which its times are written; none: UTC. */
  readonly timeZone?: string | undefined;
  readonly translations?: Translations<ContestTexts> | undefined;
}

/** What a service lists, and its time at that moment. */
export interface Listed<Item> {
  readonly nowMs: number;
  readonly items: readonly Item[];
}

/** Sales windows and contests. Failures: those of the API. */
export interface SaleGateway {
  windows(): Promise<Result<Listed<SaleWindow>>>;
  /** Those that are switched on. */
  contests(): Promise<Result<Listed<ContestNote>>>;
}

/** The shopper's pointer and finger. */
export interface ExitMoves {
  /** Called with each move. The returned function stops it. */
  listen(listener: (move: ExitMove) => void): () => void;
}

/** Where the notice gets what it shows: the shop's own data, or the samples of a demonstration. */
export interface LiveStatsSource {
  /** Newest first. Empty: nothing has happened. */
  list(): Promise<Result<readonly LiveStat[]>>;
}
