/**
 * Whether pop-ups may appear: `free`: they may; `covered`: a dialog or a pop-up is open; `resting`: for a while after the last one was closed.
 */
export const REST_STAGES = ["free", "covered", "resting"] as const;
export type RestStage = (typeof REST_STAGES)[number];

/** `opened`: a dialog or a pop-up is shown. `closed`: none is shown any more. `rested`: REST_MS have passed since. */
export const REST_EVENTS = ["opened", "closed", "rested"] as const;
export type RestEvent = (typeof REST_EVENTS)[number];

/** The next stage. A dialog that opens during the rest ends it. Only a closing is followed by a rest. Source: MODAL-07. */
export function nextRestStage(stage: RestStage, event: RestEvent): RestStage {
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
  throw new Error(`nextRestStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
