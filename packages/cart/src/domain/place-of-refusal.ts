import type { Failure } from "@shop/kernel";

/** Where in the review step a refusal belongs: at a field, at the boxes, or at the whole. */
export type ReviewPlace = "country" | "vatId" | "boxes" | "whole";

/** Where a refusal is shown to the shopper: at the place where it can be fixed. */
export function placeOfRefusal({ code }: Failure): ReviewPlace {
  switch (code) {
    case "checkout.countryUnknown":
    case "checkout.countryNeeded":
      return "country";
    case "checkout.vatIdInvalid":
      return "vatId";
    case "checkout.consentNeeded":
      return "boxes";
    default:
      return "whole";
  }
}

/** Whether a refused order requires a new review: the amounts are fetched and must be agreed to again. */
export function asksForReview({ code }: Failure): boolean {
  return code === "checkout.priceRisen" || code === "checkout.reviewNeeded";
}
