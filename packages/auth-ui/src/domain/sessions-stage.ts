import { defineStages, type StageOf } from "@shop/kernel";

/** The stages of the list of sign-ins: fetched, shown, one of them being ended. `unready`: it couldn't be fetched now. Source: SAFE-02. */
export const sessionsStages = defineStages(["loading", "unready", "ready", "ending"], {
  opened: "loading",
  listed: { loading: "ready" },
  notListed: { loading: "unready" },
  endAsked: { ready: "ending" },
  ended: { ending: "ready" },
  refused: { ending: "ready" },
});
export type SessionsStage = StageOf<typeof sessionsStages>;
