import { settingDefinitions } from "./setting-definitions.ts";

/** docs/reference/settings.md, from the definitions. */
export function printSettingsReference(): string {
  const rows = Object.entries(settingDefinitions).map(
    ([name, { allowed, fallback, purpose }]) => `| \`${name}\` | ${purpose} | ${allowed} | ${fallback} |`,
  );
  return [
    "# Settings",
    "",
    "Printed from `apps/shop/src/settings/setting-definitions.ts` by `npm run task -- print-reference`; a test ensures that the two are equal.",
    "Every setting is an environment variable, read once at the start. A wrong one stops the start with a line that names it.",
    "",
    "| setting | what it is for | allowed | without it |",
    "| --- | --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
