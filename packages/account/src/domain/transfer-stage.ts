import { defineStages, type StageOf } from "@shop/kernel";

/** The stages of a licence's transfer: the recipient, the confirmation, the call, the end. Source: ACCT-11. */
export const transferStages = defineStages(["form", "asking", "sending", "done"], {
  opened: "form",
  checked: { form: "asking" },
  wentBack: { asking: "form" },
  submitted: { asking: "sending" },
  refused: { sending: "form" },
  transferred: { sending: "done" },
});
export type TransferStage = StageOf<typeof transferStages>;
