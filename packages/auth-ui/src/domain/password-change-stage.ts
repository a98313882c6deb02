/** Where the change of a password is. */
export const PASSWORD_CHANGE_STAGES = ["form", "sending", "done"] as const;
export type PasswordChangeStage = (typeof PASSWORD_CHANGE_STAGES)[number];

export const PASSWORD_CHANGE_EVENTS = ["opened", "submitted", "refused", "changed"] as const;
export type PasswordChangeEvent = (typeof PASSWORD_CHANGE_EVENTS)[number];

/** The next stage. An event with no meaning in a stage doesn't change it. Source: ACCT-02. */
export function nextPasswordChangeStage(stage: PasswordChangeStage, event: PasswordChangeEvent): PasswordChangeStage {
  switch (event) {
    case "opened":
      return "form";
    case "submitted":
      return stage === "form" ? "sending" : stage;
    case "refused":
      return stage === "sending" ? "form" : stage;
    case "changed":
      return stage === "sending" ? "done" : stage;
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`nextPasswordChangeStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
