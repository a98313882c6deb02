import { defineConfig } from "tsup";
import { featureCode, featureStyles } from "../../tooling/feature-tsup.ts";

/** The account's dialogs are entries of their own: a first visit loads nothing of them. */
const entry = {
  ...featureCode.entry,
  "account/index": "src/account/index.ts",
  "account-react/index": "src/account-react/index.ts",
};
const styles = { ...featureStyles.entry, "account-react/styles": "src/account-react/styles.css" };

export default defineConfig([
  { ...featureCode, entry, dts: { entry } },
  { ...featureStyles, entry: styles },
]);
