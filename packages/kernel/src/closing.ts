import type { Clock } from "./clock.ts";
import type { Failure } from "./result.ts";

/** Where a dialog is that closes itself: the form, the call, the success that counts down or stays, the end of the countdown. */
export const CLOSING_STAGES = ["asking", "sending", "counting", "kept", "over"] as const;
export type ClosingStage = (typeof CLOSING_STAGES)[number];

export const CLOSING_EVENTS = ["opened", "submitted", "sent", "failed", "kept", "ended"] as const;
export type ClosingEvent = (typeof CLOSING_EVENTS)[number];

/**
 * The next stage of a dialog that closes itself. An event with no meaning in a stage doesn't change it. Source:
 * AUTH-14, ACCT-05, ACCT-10, A11Y-03.
 */
export function nextClosingStage(stage: ClosingStage, event: ClosingEvent): ClosingStage {
  switch (event) {
    case "opened":
      return "asking";
    case "submitted":
      return stage === "asking" ? "sending" : stage;
    case "sent":
      return stage === "sending" ? "counting" : stage;
    case "failed":
      return stage === "sending" ? "asking" : stage;
    case "kept":
      return stage === "counting" ? "kept" : stage;
    case "ended":
      return stage === "counting" ? "over" : stage;
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`nextClosingStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}

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
