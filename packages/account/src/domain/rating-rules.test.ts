import { expect, test } from "vitest";
import { checkRating } from "./rating-rules.ts";

test.each([
  [0, "", false, "rating.starsMissing"],
  [0, "", true, "rating.starsMissing"],
  [6, "Good", false, "rating.starsMissing"],
  [-1, "Good", false, "rating.starsMissing"],
  [2.5, "Good", false, "rating.starsMissing"],
  [Number.NaN, "Good", false, "rating.starsMissing"],
  [1, "", false, { stars: 1, comment: "" }],
  [5, " Good\n", false, { stars: 5, comment: "Good" }],
  [5, " \n ", true, "rating.commentMissing"],
  [3, "Good", true, { stars: 3, comment: "Good" }],
])("[ACCT-10] %j stars with the comment %j, required: %j", (stars, comment, isCommentRequired, expected) => {
  const checked = checkRating({ stars, comment }, { isCommentRequired });
  expect(checked.isOk ? checked.value : checked.failure.code).toEqual(expected);
});

test("[ACCT-10] a comment is optional unless the caller wants one", () => {
  expect(checkRating({ stars: 4, comment: "" }).isOk).toBe(true);
});
