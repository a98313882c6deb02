import { expect, test } from "vitest";
import { versionAnchor } from "./version-anchor.ts";

test.each([
  ["2.1.0", "v2.1.0"],
  ["1.0 beta 2", "v1.0-beta-2"],
  ["第2版", "v-2-"],
])("[CAT-11] the changes of version %j are at #%s", (version, anchor) => {
  expect(versionAnchor(version)).toBe(anchor);
});
