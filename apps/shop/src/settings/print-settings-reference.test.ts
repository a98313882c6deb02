import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printSettingsReference } from "./print-settings-reference.ts";

test("the settings reference is the one that the definitions print", () => {
  const reference = readFileSync(new URL("../../../../docs/reference/settings.md", import.meta.url), "utf8");
  expect(reference).toBe(printSettingsReference());
});
