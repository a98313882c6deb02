import { defineStages, type EventOf, type StageOf } from "@shop/kernel";

/**
 * The stages of the reset dialog: the check of the link, the form, the call, the end. `dead` is a link that opens nothing any more,
 * `unready` one that couldn't be checked now. Source: AUTH-15.
 */
export const resetStages = defineStages(["checking", "form", "sending", "done", "dead", "unready"], {
  opened: "checking",
  linkGood: { checking: "form" },
  linkDead: { checking: "dead", sending: "dead" },
  unsecured: { checking: "unready" },
  submitted: { form: "sending" },
  refused: { sending: "form" },
  changed: { sending: "done" },
});
export type ResetStage = StageOf<typeof resetStages>;
export type ResetEvent = EventOf<typeof resetStages>;

/** The failures after which a link opens nothing any more. */
const DEAD_LINK_CODES: readonly string[] = ["auth.linkInvalid", "auth.resetLinkExpired"];

/** The event that a failure means for the dialog: while checking the link, or while setting the password. */
export function resetEventOf(code: string, during: "checking" | "sending"): ResetEvent {
  if (DEAD_LINK_CODES.includes(code)) return "linkDead";
  return during === "checking" ? "unsecured" : "refused";
}
