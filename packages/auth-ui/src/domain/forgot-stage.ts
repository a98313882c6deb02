/** Where the forgot dialog is: the question, the call, the success that counts down or stays, the end of the countdown. */
export const FORGOT_STAGES = ["asking", "sending", "counting", "kept", "over"] as const;
export type ForgotStage = (typeof FORGOT_STAGES)[number];

export const FORGOT_EVENTS = ["opened", "submitted", "sent", "failed", "kept", "ended"] as const;
export type ForgotEvent = (typeof FORGOT_EVENTS)[number];

/** The next stage of the forgot dialog. An event that has no meaning in a stage leaves it where it is. Source: AUTH-14, A11Y-03. */
export function nextForgotStage(stage: ForgotStage, event: ForgotEvent): ForgotStage {
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
  throw new Error(`nextForgotStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
