import { expect, test } from "vitest";
import { reviewerName } from "./reviewer-name.ts";

test.each([
  ["Ada", "Example", "Ada E."],
  [" Ada ", " example ", "Ada E."],
  ["太郎", "山田", "太郎 山."],
  ["Zoë", "𝒜lpha", "Zoë 𝒜."],
  ["Ada", "", "Ada"],
  ["", "Example", null],
  ["", "", null],
])("[CAT-05] of '%s' '%s' everybody reads %j, never the whole last name", (first, last, shown) => {
  expect(reviewerName(first, last)).toBe(shown);
});
