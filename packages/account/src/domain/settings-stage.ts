/**
 * The stage of a settings form (names, newsletter): fetched, filled in, sent, saved. `unready`: it couldn't be fetched now.
 * `dead`: the mailed link that should open it is no longer valid.
 */
export const SETTINGS_STAGES = ["loading", "unready", "dead", "form", "saving", "saved"] as const;
export type SettingsStage = (typeof SETTINGS_STAGES)[number];

export const SETTINGS_EVENTS = [
  "opened",
  "loaded",
  "notLoaded",
  "linkDead",
  "submitted",
  "refused",
  "saved",
  "edited",
] as const;
export type SettingsEvent = (typeof SETTINGS_EVENTS)[number];

/** The next stage. An event with no meaning in a stage doesn't change it. Source: ACCT-03, ACCT-04. */
export function nextSettingsStage(stage: SettingsStage, event: SettingsEvent): SettingsStage {
  switch (event) {
    case "opened":
      return "loading";
    case "loaded":
      return stage === "loading" ? "form" : stage;
    case "notLoaded":
      return stage === "loading" ? "unready" : stage;
    case "linkDead":
      return stage === "loading" || stage === "saving" ? "dead" : stage;
    case "submitted":
      return stage === "form" || stage === "saved" ? "saving" : stage;
    case "refused":
      return stage === "saving" ? "form" : stage;
    case "saved":
      return stage === "saving" ? "saved" : stage;
    case "edited":
      return stage === "saved" ? "form" : stage;
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`nextSettingsStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
