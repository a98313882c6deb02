/**
 * Where the reset dialog is: the look at the link, the form, the call, the end. `dead` is a link that opens nothing any more,
 * `unready` one that couldn't be looked at now.
 */
export const RESET_STAGES = ["checking", "form", "sending", "done", "dead", "unready"] as const;
export type ResetStage = (typeof RESET_STAGES)[number];

export const RESET_EVENTS = ["opened", "linkGood", "linkDead", "unsecured", "submitted", "refused", "changed"] as const;
export type ResetEvent = (typeof RESET_EVENTS)[number];

/** The failures after which a link opens nothing any more. */
const DEAD_LINK_CODES: readonly string[] = ["auth.linkInvalid", "auth.resetLinkExpired"];

/** The next stage of the reset dialog. An event with no meaning in a stage doesn't change it. Source: AUTH-15. */
export function nextResetStage(stage: ResetStage, event: ResetEvent): ResetStage {
  switch (event) {
    case "opened":
      return "checking";
    case "linkGood":
      return stage === "checking" ? "form" : stage;
    case "linkDead":
      return stage === "checking" || stage === "sending" ? "dead" : stage;
    case "unsecured":
      return stage === "checking" ? "unready" : stage;
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

/** The event that a failure means for the dialog: while checking the link, or while setting the password. */
export function resetEventOf(code: string, during: "checking" | "sending"): ResetEvent {
  if (DEAD_LINK_CODES.includes(code)) return "linkDead";
  return during === "checking" ? "unsecured" : "refused";
}

function unknownEvent(event: never): never {
  throw new Error(`nextResetStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
