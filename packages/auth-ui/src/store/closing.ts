import type { Clock, Failure } from "@shop/kernel";
import { type ClosingEvent, type ClosingStage, nextClosingStage } from "../domain/closing-stage.ts";

/** What every dialog that closes itself shows of that. */
export interface ClosingState {
  readonly stage: ClosingStage;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
  /** When the dialog closes by itself, while it counts down. */
  readonly endsAtMs: number | null;
}

export const CLOSING_START: ClosingState = { stage: "asking", failure: null, endsAtMs: null };

export interface Closing {
  move(event: ClosingEvent): void;
  /** The call has succeeded: counts down for so long, or (null) stays. */
  succeed(closeMs: number | null): void;
  refuse(failure: Failure): void;
  /** Stops the countdown for good. Source: A11Y-03. */
  keepOpen(): void;
  /** Starts again and cancels a running countdown. */
  restart(): void;
}

/** The flow of a dialog that closes itself, for the stores that have one. */
export function createClosing(
  clock: Clock,
  stage: () => ClosingStage,
  set: (change: Partial<ClosingState>) => void,
): Closing {
  let cancel = () => {};
  const move = (event: ClosingEvent, change: Partial<ClosingState> = {}) =>
    set({ ...change, stage: nextClosingStage(stage(), event) });
  const keepOpen = () => {
    if (stage() !== "counting") return;
    cancel();
    move("kept", { endsAtMs: null });
  };
  return {
    move: (event) => move(event, { failure: null }),
    succeed: (closeMs) => {
      if (stage() !== "sending") return;
      move("sent", { endsAtMs: clock.nowMs() + (closeMs ?? 0) });
      if (closeMs === null) return keepOpen();
      cancel = clock.after(closeMs, () => move("ended", { endsAtMs: null }));
    },
    refuse: (failure) => move("failed", { failure: { ...failure } }),
    keepOpen,
    restart: () => {
      cancel();
      move("opened", { failure: null, endsAtMs: null });
    },
  };
}
