/** Where a dialog is that closes itself: the form, the call, the success that counts down or stays, the end of the countdown. */
export const CLOSING_STAGES = ["asking", "sending", "counting", "kept", "over"] as const;
export type ClosingStage = (typeof CLOSING_STAGES)[number];

export const CLOSING_EVENTS = ["opened", "submitted", "sent", "failed", "kept", "ended"] as const;
export type ClosingEvent = (typeof CLOSING_EVENTS)[number];

/**
 * The next stage of a dialog that closes itself: forgot, redeem, rate. An event with no meaning in a stage doesn't change it. Source:
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
