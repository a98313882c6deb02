import type { Clock } from "./clock.ts";
import { defineStages, type EventOf, type StageOf } from "./flow.ts";
import type { Failure } from "./result.ts";

/**
 * The stages of a dialog that closes itself: the form, the call, the success that counts down or stays, the end of the countdown. Source:
 * AUTH-14, ACCT-05, ACCT-10, A11Y-03.
 */
export const closingStages = defineStages(["asking", "sending", "counting", "kept", "over"], {
  opened: "asking",
  submitted: { asking: "sending" },
  sent: { sending: "counting" },
  failed: { sending: "asking" },
  kept: { counting: "kept" },
  ended: { counting: "over" },
});
export type ClosingStage = StageOf<typeof closingStages>;
type ClosingEvent = EventOf<typeof closingStages>;

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
    set({ ...change, stage: closingStages.next(stage(), event) });
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
