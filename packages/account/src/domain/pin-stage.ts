import { defineStages, type StageOf } from "@shop/kernel";

/**
 * The stages of an act that a mailed PIN confirms (change of the address, deletion of the account). `resumed`: a reload found a request
 * that is still valid; `resent`: a new PIN was requested; `initiated`: a PIN was sent. Source: ACCT-06, ACCT-07.
 */
export const pinStages = defineStages(["details", "initiating", "pin", "resending", "confirming", "done"], {
  opened: "details",
  resumed: { details: "pin" },
  submitted: { details: "initiating" },
  initiated: { initiating: "pin", resending: "pin" },
  resent: { pin: "resending" },
  pinSubmitted: { pin: "confirming" },
  refused: { initiating: "details", resending: "pin", confirming: "pin" },
  confirmed: { confirming: "done" },
  wentBack: { pin: "details" },
});
export type PinStage = StageOf<typeof pinStages>;
