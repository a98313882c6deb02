import { describe, expect, it } from "vitest";
import { buildReview } from "../testing/build-review.ts";
import { agreeTo, EMPTY_DRAFT, isSamePlace, missingBoxes, taxPlaceOf, withoutTicks } from "./agreement.ts";

const TICKED = { ...EMPTY_DRAFT, startsNow: true, knowsWithdrawalEnds: true };

describe("the two boxes", () => {
  it.each([
    [false, false, ["startsNow", "knowsWithdrawalEnds"]],
    [true, false, ["knowsWithdrawalEnds"]],
    [false, true, ["startsNow"]],
    [true, true, []],
  ])("[LAW-02] ticked %s and %s: missing are %j", (startsNow, knowsWithdrawalEnds, missing) => {
    expect(missingBoxes({ ...EMPTY_DRAFT, startsNow, knowsWithdrawalEnds })).toEqual(missing);
  });
  it("[LAW-02] begin unticked", () => {
    expect(missingBoxes(EMPTY_DRAFT)).toHaveLength(2);
  });
  it("are unticked without losing what was typed", () => {
    const typed = { country: "AT", company: "Ridge OG", vatId: "ATU1" };
    expect(withoutTicks({ ...TICKED, ...typed })).toEqual({ ...EMPTY_DRAFT, ...typed });
  });
});

describe("where the buyer is taxed", () => {
  it("is sent without the spaces, dots and dashes of a typed VAT id", () => {
    expect(taxPlaceOf({ country: "DE", company: " Ridge GmbH ", vatId: " de 123.456-789 " })).toEqual({
      country: "DE",
      company: "Ridge GmbH",
      vatId: "DE123456789",
    });
  });
  it.each([
    ["the same, written otherwise", { vatId: "at u123" }, { vatId: "ATU123" }, true],
    ["another country", { country: "AT" }, { country: "FR" }, false],
    ["no country yet", { country: null }, { country: "FR" }, false],
    ["another company", { company: "A" }, { company: "B" }, false],
    ["another VAT id", { vatId: "ATU1" }, { vatId: "ATU2" }, false],
  ])("%s", (_what, one, other, isSame) => {
    expect(isSamePlace({ ...EMPTY_DRAFT, ...one }, { ...EMPTY_DRAFT, ...other })).toBe(isSame);
  });
});

it("[LAW-02] what is sent names the total that was seen, its country, both ticks and the wording", () => {
  const review = buildReview({ place: { country: "AT", vatId: "ATU1" } });
  expect(agreeTo(review, { ...TICKED, vatId: "ATU 1" }, "7.de")).toEqual({
    ...{ totalMinor: review.totalMinor, currency: "EUR", country: "AT", company: "", vatId: "ATU1" },
    ...{ startsNow: true, knowsWithdrawalEnds: true, textVersion: "7.de" },
  });
});
