import type { Failure } from "@shop/kernel";

/** Where in the review step a refusal belongs: at a field, at the boxes, or at the whole. */
export type ReviewPlace = "country" | "vatId" | "boxes" | "whole";

/** Where the shopper is told of a refusal, which is where it can be mended. */
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

/** Whether a refused order asks for another look at the amounts: they are fetched and agreed to anew. */
export function asksForReview({ code }: Failure): boolean {
  return code === "checkout.priceRisen" || code === "checkout.reviewNeeded";
}
