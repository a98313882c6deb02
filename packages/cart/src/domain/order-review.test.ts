import { expect, it } from "vitest";
import { buildReview } from "../testing/build-review.ts";
import { priceChange } from "./order-review.ts";

const review = buildReview();
const reverse = buildReview({ place: { country: "AT", vatId: "ATU1" } });
const { totalMinor } = review;

it.each([
  ["nothing was shown", null, review, null],
  ["it is the same", { totalMinor, currency: "EUR" }, review, null],
  [
    "it has risen",
    { totalMinor: totalMinor - 1, currency: "EUR" },
    review,
    { fromMinor: totalMinor - 1, toMinor: totalMinor },
  ],
  [
    "it has fallen",
    { totalMinor: totalMinor + 1, currency: "EUR" },
    review,
    { fromMinor: totalMinor + 1, toMinor: totalMinor },
  ],
  ["it was in another currency", { totalMinor: 1, currency: "JPY" }, review, null],
  ["the VAT has been taken out of it", { totalMinor, currency: "EUR" }, reverse, null],
] as const)("what the total was and is, where %s", (_case, shown, now, change) => {
  expect(priceChange(shown, now)).toEqual(change);
});
