import { expect, it } from "vitest";
import { asksForReview, placeOfRefusal } from "./place-of-refusal.ts";

it.each([
  ["checkout.countryUnknown", "country", false],
  ["checkout.countryNeeded", "country", false],
  ["checkout.vatIdInvalid", "vatId", false],
  ["checkout.consentNeeded", "boxes", false],
  ["checkout.priceRisen", "whole", true],
  ["checkout.reviewNeeded", "whole", true],
  ["checkout.paymentUnavailable", "whole", false],
  ["cart.empty", "whole", false],
])("%s is shown at the %s; the amounts are fetched again: %s", (code, place, asks) => {
  expect(placeOfRefusal({ code })).toBe(place);
  expect(asksForReview({ code })).toBe(asks);
});
