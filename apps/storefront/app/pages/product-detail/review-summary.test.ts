import { expect, test } from "vitest";
import { productReviews } from "./review-summary.server.ts";

const UNRATED = { name: "faMicAlign", type: "plugin", rating: null } as const;
const rated = (numRatings: number, rating: number) =>
  ({ ...UNRATED, rating: { numRatings, rating, userHasRated: false } }) as const;

test.each([
  [UNRATED, "en", "Nobody has rated this product yet.", null],
  [rated(0, 0), "en", "Nobody has rated this product yet.", null],
  [rated(1, 5), "en", "5 of 5 stars, from one rating.", "Read the reviews"],
  [rated(12, 4.3), "en", "4.3 of 5 stars, from 12 ratings.", "Read the reviews"],
  [rated(12, 4.3), "de", "4,3 von 5 Sternen, aus 12 Bewertungen.", "Bewertungen lesen"],
  [rated(1204, 4.3), "en", "4.3 of 5 stars, from 1,204 ratings.", "Read the reviews"],
  [rated(1204, 4.3), "de", "4,3 von 5 Sternen, aus 1.204 Bewertungen.", "Bewertungen lesen"],
  [rated(1204, 4.3), "ja", "5つ星のうち4.3（評価1,204件）", "レビューを読む"],
  [rated(12, 4.3), "ja", "5つ星のうち4.3（評価12件）", "レビューを読む"],
] as const)("[ROUTE-06] of the ratings %j a page in %s says: %s", (product, locale, summary, read) => {
  expect(productReviews(product, locale)).toMatchObject({ summary, read });
});

test("a service can't be rated", () => {
  expect(productReviews({ ...UNRATED, type: "other" }, "en")).toBeNull();
});
