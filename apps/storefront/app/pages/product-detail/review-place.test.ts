import { expect, test } from "vitest";
import { readReviewPlace, reviewSearch } from "./review-place.ts";

test.each([
  ["", { order: "newest", page: 1 }, ""],
  ["?reviews=best", { order: "best", page: 1 }, "?reviews=best"],
  ["?reviews=worst&page=3", { order: "worst", page: 3 }, "?reviews=worst&page=3"],
  ["?reviews=newest&page=1", { order: "newest", page: 1 }, ""],
  ["?reviews=longest&page=4", { order: "newest", page: 1 }, ""],
  ["?page=02", { order: "newest", page: 1 }, ""],
  ["?page=-1", { order: "newest", page: 1 }, ""],
] as const)("[ROUTE-06] %j of a product with 25 ratings shows %j, which is spelled %j", (search, place, spelled) => {
  expect(readReviewPlace(new URLSearchParams(search), 25)).toEqual(place);
  expect(reviewSearch(place)).toBe(spelled);
});
