/** The stage of a device's release: nothing requested, the confirmation, the call. */
export const RELEASE_STAGES = ["idle", "asking", "releasing"] as const;
export type ReleaseStage = (typeof RELEASE_STAGES)[number];

export const RELEASE_EVENTS = ["asked", "kept", "confirmed", "refused", "released"] as const;
export type ReleaseEvent = (typeof RELEASE_EVENTS)[number];

/** The next stage of a device's release. An event with no meaning in a stage doesn't change it. */
export function nextReleaseStage(stage: ReleaseStage, event: ReleaseEvent): ReleaseStage {
  switch (event) {
    case "asked":
      return stage === "idle" ? "asking" : stage;
    case "kept":
      return stage === "asking" ? "idle" : stage;
    case "confirmed":
      return stage === "asking" ? "releasing" : stage;
    case "refused":
      return stage === "releasing" ? "asking" : stage;
    case "released":
      return stage === "releasing" ? "idle" : stage;
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`nextReleaseStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
