import { expect, test } from "vitest";
import { releasesBetween } from "./releases-between.ts";

const CHANGELOG = ["2.1.1", "2.1.0", "2.0.2", "2.0.0"].map((version) => ({ version }));

test.each([
  ["every release after the one owned", "2.0.2", "2.1.1", ["2.1.1", "2.1.0"]],
  ["none that is newer than the current one of this system", "2.0.2", "2.1.0", ["2.1.0"]],
  ["the current one alone, if the changelog doesn't have the one owned", "1.4.0", "2.1.1", ["2.1.1"]],
  ["the current one alone, if it is the one owned", "2.1.1", "2.1.1", ["2.1.1"]],
  ["nothing, if the changelog doesn't have the current one", "2.1.1", "3.0.0", []],
  ["nothing, if there is no current version", "2.1.1", null, []],
])("[ACCT-01] what is new is %s", (_what, from, to, expected) => {
  expect(releasesBetween(CHANGELOG, from, to).map(({ version }) => version)).toEqual(expected);
});
