import { defineStages, type StageOf } from "@shop/kernel";

/**
 * The stages of a settings form (names, newsletter): fetched, filled in, sent, saved. `unready`: it couldn't be fetched now. `dead`: the
 * mailed link that should open it is no longer valid. Source: ACCT-03, ACCT-04.
 */
export const settingsStages = defineStages(["loading", "unready", "dead", "form", "saving", "saved"], {
  opened: "loading",
  loaded: { loading: "form" },
  notLoaded: { loading: "unready" },
  linkDead: { loading: "dead", saving: "dead" },
  submitted: { form: "saving", saved: "saving" },
  refused: { saving: "form" },
  saved: { saving: "saved" },
  edited: { saved: "form" },
});
export type SettingsStage = StageOf<typeof settingsStages>;
