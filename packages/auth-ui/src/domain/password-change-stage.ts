import { defineStages, type StageOf } from "@shop/kernel";

/** The stages of a password's change. Source: ACCT-02. */
export const passwordChangeStages = defineStages(["form", "sending", "done"], {
  opened: "form",
  submitted: { form: "sending" },
  refused: { sending: "form" },
  changed: { sending: "done" },
});
export type PasswordChangeStage = StageOf<typeof passwordChangeStages>;
