import { expect, test } from "vitest";
import { findReleaseFault } from "./find-release-fault.ts";

const first = { version: "1.0", date: "2026-01-05", changes: ["First release."] };
const second = { version: "1.1", date: "2026-03-02", changes: ["Faster.", "Smaller."] };
const win = { platform: "win" as const, release_date: "2026-03-02", version: "1.1" };
const plugin = { type: "plugin" as const, versions: [win], changelog: [second, first], trial: { limits: "Silent." } };

test("a changelog that begins with the delivered version is in order, and so is a product without one", () => {
  expect(findReleaseFault(plugin)).toBeNull();
  expect(findReleaseFault({ ...plugin, changelog: [], trial: undefined })).toBeNull();
});

test.each([
  [
    "a version twice",
    { changelog: [second, { ...first, version: "1.1" }] },
    { field: "changelog.1.version", reason: "is used twice: 1.1" },
  ],
  [
    "the oldest first",
    { changelog: [first, second] },
    { field: "changelog.1.date", reason: "is after 2026-01-05 above it; the newest comes first" },
  ],
  [
    "fewer changes in a language",
    { changelog: [{ ...second, de: ["Schneller."] }, first] },
    { field: "changelog.0", reason: "has 1 translated changes, and 2 in English" },
  ],
  [
    "a delivered version that it doesn't name",
    { versions: [win, { ...win, version: "1.2" }] },
    { field: "versions.1.version", reason: "isn't in the changelog: 1.2" },
  ],
  ["a trial of a pack", { type: "samplepack" as const }, { field: "trial", reason: "belongs to a plugin alone" }],
])("%s is a fault that names the field", (_case, given, fault) => {
  expect(findReleaseFault({ ...plugin, ...given })).toEqual(fault);
});
