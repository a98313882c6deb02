import { expect, test } from "vitest";
import { ratingOf } from "./rating-of.ts";

test.each([
  ["one", [5], 5],
  ["two that differ", [4, 5], 4.5],
  ["a third that is no tenth", [5, 5, 4], 4.7],
  ["a mean right between two tenths", [5, 4, 4, 4], 4.3],
  ["the lowest", [1, 1], 1],
])("[CAT-05] the mean of %s is rounded to a tenth", (_what, stars, rating) => {
  const sum = { productId: "p", count: stars.length, stars: stars.reduce((all, one) => all + one, 0) };
  expect(ratingOf(sum)).toEqual({ num_ratings: stars.length, rating, user_has_rated: false });
});

test("[CAT-05] a product that nobody has rated has no rating", () => {
  expect(ratingOf(undefined)).toBeNull();
  expect(ratingOf({ productId: "p", count: 0, stars: 0 })).toBeNull();
});
