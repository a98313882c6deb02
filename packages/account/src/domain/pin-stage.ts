/** Where an act is that a mailed PIN confirms (change of the address, deletion of the account). */
export const PIN_STAGES = ["details", "initiating", "pin", "resending", "confirming", "done"] as const;
export type PinStage = (typeof PIN_STAGES)[number];

export const PIN_EVENTS = [
  "opened",
  "resumed",
  "submitted",
  "initiated",
  "resent",
  "pinSubmitted",
  "refused",
  "confirmed",
  "wentBack",
] as const;
export type PinEvent = (typeof PIN_EVENTS)[number];

/**
 * The next stage. `resumed`: a reload found a request that is still valid; `resent`: a new PIN was requested; `initiated`: a PIN was
 * sent. An event with no meaning in a stage doesn't change it. Source: ACCT-06, ACCT-07.
 */
export function nextPinStage(stage: PinStage, event: PinEvent): PinStage {
  switch (event) {
    case "opened":
      return "details";
    case "resumed":
      return stage === "details" ? "pin" : stage;
    case "submitted":
      return stage === "details" ? "initiating" : stage;
    case "initiated":
      return stage === "initiating" || stage === "resending" ? "pin" : stage;
    case "resent":
      return stage === "pin" ? "resending" : stage;
    case "pinSubmitted":
      return stage === "pin" ? "confirming" : stage;
    case "refused":
      return afterRefusal(stage);
    case "confirmed":
      return stage === "confirming" ? "done" : stage;
    case "wentBack":
      return stage === "pin" ? "details" : stage;
    default:
      return unknownEvent(event);
  }
}

function afterRefusal(stage: PinStage): PinStage {
  if (stage === "initiating") return "details";
  return stage === "resending" || stage === "confirming" ? "pin" : stage;
}

function unknownEvent(event: never): never {
  throw new Error(`nextPinStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
