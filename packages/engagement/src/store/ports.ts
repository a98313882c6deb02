import type { ExitMove } from "../domain/exit-intent.ts";

/** What one tab tells the others about pop-ups. */
export interface TabNews {
  /** The sender; of two tabs that show the same pop-up at once, the lower number keeps it. */
  readonly tab: number;
  /** Names of pop-ups that the sender has shown. */
  readonly shown: readonly string[];
  /** Names that were dismissed for the browser session. */
  readonly dismissed: readonly string[];
  /** The sender is new: the others tell it what they have shown. */
  readonly isNew: boolean;
}

/** The other tabs of this browser. */
export interface PopUpTabs {
  post(news: TabNews): void;
  /** Called with what other tabs post. The returned function unsubscribes. */
  listen(listener: (news: TabNews) => void): () => void;
}

/** The shopper's pointer and finger. */
export interface ExitMoves {
  /** Called with each move. The returned function stops it. */
  listen(listener: (move: ExitMove) => void): () => void;
}
