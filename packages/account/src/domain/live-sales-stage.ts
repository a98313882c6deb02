/**
 * Whether the live-sales notice may be shown: `free`: it may; `covered`: a dialog is open; `resting`: for a while after the last dialog was
 * closed.
 */
export const LIVE_SALES_STAGES = ["free", "covered", "resting"] as const;
export type LiveSalesStage = (typeof LIVE_SALES_STAGES)[number];

/** `opened`: a dialog is shown. `closed`: no dialog is shown any more. `rested`: LIVE_SALES_REST_MS have passed since. */
export const LIVE_SALES_EVENTS = ["opened", "closed", "rested"] as const;
export type LiveSalesEvent = (typeof LIVE_SALES_EVENTS)[number];

/**
 * The next stage of the live-sales notice. Any dialog covers it at once, including one that opens while it rests. Only
 * a closing is followed by a rest. Source: MODAL-07.
 */
export function nextLiveSalesStage(stage: LiveSalesStage, event: LiveSalesEvent): LiveSalesStage {
  switch (event) {
    case "opened":
      return "covered";
    case "closed":
      return stage === "covered" ? "resting" : stage;
    case "rested":
      return stage === "resting" ? "free" : stage;
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`nextLiveSalesStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
