import { expect, test } from "vitest";
import { isNewerVersion } from "./is-newer-version.ts";

test.each([
  ["2.1.0", "2.0.9", true],
  ["2.10.0", "2.9.0", true],
  ["2.1", "2.1.0", false],
  ["2.1.0.1", "2.1", true],
  ["v3.0", "2.9", true],
  ["2.1.0", "2.1.0", false],
  ["2.0.0", "2.1.0", false],
  ["2.1.0-beta", "2.1.0", true],
  ["summer", "summer", false],
])("%s is newer than %s: %s", (version, than, expected) => {
  expect(isNewerVersion(version, than)).toBe(expected);
});
