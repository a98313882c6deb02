import { defineStages, type StageOf } from "@shop/kernel";

/** The stages of a device's release: nothing requested, the confirmation, the call. */
export const releaseStages = defineStages(["idle", "asking", "releasing"], {
  asked: { idle: "asking" },
  kept: { asking: "idle" },
  confirmed: { asking: "releasing" },
  refused: { releasing: "asking" },
  released: { releasing: "idle" },
});
export type ReleaseStage = StageOf<typeof releaseStages>;
