import type { ExitMove } from "../domain/exit-intent.ts";
import type { ExitMoves } from "../store/ports.ts";

export interface FakeExitMoves extends ExitMoves {
  /** The shopper moves. */
  move(move: ExitMove): void;
  isListened(): boolean;
}

export function createFakeExitMoves(): FakeExitMoves {
  const listeners = new Set<(move: ExitMove) => void>();
  return {
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move: (move) => {
      for (const listener of listeners) listener(move);
    },
    isListened: () => listeners.size > 0,
  };
}
