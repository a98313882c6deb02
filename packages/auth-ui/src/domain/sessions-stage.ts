/** Where the list of sign-ins is: fetched, shown, one of them being ended. `unready` couldn't be fetched now. */
export const SESSIONS_STAGES = ["loading", "unready", "ready", "ending"] as const;
export type SessionsStage = (typeof SESSIONS_STAGES)[number];

export const SESSIONS_EVENTS = ["opened", "listed", "notListed", "endAsked", "ended", "refused"] as const;
export type SessionsEvent = (typeof SESSIONS_EVENTS)[number];

/** The next stage. An event with no meaning in a stage doesn't change it. Source: SAFE-02. */
export function nextSessionsStage(stage: SessionsStage, event: SessionsEvent): SessionsStage {
  switch (event) {
    case "opened":
      return "loading";
    case "listed":
      return stage === "loading" ? "ready" : stage;
    case "notListed":
      return stage === "loading" ? "unready" : stage;
    case "endAsked":
      return stage === "ready" ? "ending" : stage;
    case "ended":
    case "refused":
      return stage === "ending" ? "ready" : stage;
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`nextSessionsStage got an event that it doesn't know: ${String(event)}. Add it to the switch.`);
}
