/** The stage of a licence's transfer: the recipient, the confirmation, the call, the end. */
export const TRANSFER_STAGES = ["form", "asking", "sending", "done"] as const;
export type TransferStage = (typeof TRANSFER_STAGES)[number];

export const TRANSFER_EVENTS = ["opened", "checked", "wentBack", "submitted", "refused", "transferred"] as const;
export type TransferEvent = (typeof TRANSFER_EVENTS)[number];

/** The next stage of a transfer. An event with no meaning in a stage doesn't change it. Source: ACCT-11. */
export function nextTransferStage(stage: TransferStage, event: TransferEvent): TransferStage {
  switch (event) {
    case "opened":
      return "form";
    case "checked":
      return stage === "form" ? "asking" : stage;
    case "wentBack":
      return stage === "asking" ? "form" : stage;
    case "submitted":
      return stage === "asking" ? "sending" : stage;
    case "refused":
      return stage === "sending" ? "form" : stage;
    case "transferred":
      return stage === "sending" ? "done" : stage;
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`nextTransferStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
