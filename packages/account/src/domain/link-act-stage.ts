import { defineStages, type StageOf } from "@shop/kernel";

/**
 * The stages of an act by a mailed link (unsubscribe, undo an e-mail change, confirm the newsletter): it happens only on a click. Source:
 * ACCT-07, ACCT-08, SAFE-09.
 */
export const linkActStages = defineStages(["asking", "sending", "done", "dead"], {
  opened: "asking",
  linkDead: { asking: "dead", sending: "dead" },
  submitted: { asking: "sending" },
  refused: { sending: "asking" },
  done: { sending: "done" },
});
export type LinkActStage = StageOf<typeof linkActStages>;
