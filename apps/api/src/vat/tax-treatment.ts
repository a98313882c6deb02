import { fail, ok, type Result } from "@shop/kernel";
import { readVatId } from "./vat-id.ts";
import type { VatIdCheck } from "./vat-id-check.ts";

/** A country that orders are accepted from, with its current standard rate. In basis points: 1900 is 19 percent; 0 for exports. */
export interface CountryRate {
  readonly country: string;
  readonly rateBasisPoints: number;
  readonly isEu: boolean;
}

/** A buyer's stated place of residence or business; as typed. */
export interface TaxPlace {
  readonly country?: string | undefined;
  readonly company?: string | undefined;
  readonly vatId?: string | undefined;
}

/** The tax treatment by the buyer's place, before the register is queried. */
export interface TaxClaim {
  readonly country: string;
  /** The rate contained in the prices; under reverse charge the rate removed from them. */
  readonly rateBasisPoints: number;
  readonly company: string | null;
  /** As an invoice shows it. */
  readonly vatId: string | null;
  /** The buyer claims to be a business in another EU country, which owes the tax itself if its VAT id is valid. */
  readonly claimsReverseCharge: boolean;
}

/** How an order is taxed. */
export interface TaxTreatment extends Omit<TaxClaim, "claimsReverseCharge"> {
  /** The buyer is a business in another EU country and owes the tax itself: it pays net. */
  readonly isReverseCharge: boolean;
  /** The check of a VAT id that would remove the tax. Null if there is no such id. */
  readonly vatIdCheck: VatIdCheck | null;
}

/**
 * What a buyer's place means for the tax. No country means the seller's. A VAT id of an EU country must match its format and check digits;
 * outside the EU it is recorded and changes nothing.
 * Failures: `checkout.countryUnknown` {country}, `checkout.vatIdInvalid` {country}. Source: PRICE-10, LAW-07.
 */
export function findTaxClaim(place: TaxPlace, sellerCountry: string, rates: readonly CountryRate[]): Result<TaxClaim> {
  const country = place.country?.trim().toUpperCase() || sellerCountry;
  const rate = rates.find((known) => known.country === country);
  if (!rate) return fail({ code: "checkout.countryUnknown", params: { country } });
  const typed = place.vatId?.trim() || null;
  const vatId = typed !== null && rate.isEu ? readVatId(country, typed) : typed;
  if (typed !== null && vatId === null) return fail({ code: "checkout.vatIdInvalid", params: { country } });
  return ok({
    country,
    rateBasisPoints: rate.rateBasisPoints,
    company: place.company?.trim() || null,
    vatId,
    claimsReverseCharge: rate.isEu && country !== sellerCountry && vatId !== null,
  });
}

/** The tax of an order: a VAT id removes it only if the register says that the id is valid. Source: LAW-07. */
export function decideTax(claim: TaxClaim, check: VatIdCheck | null): TaxTreatment {
  const { claimsReverseCharge, ...rest } = claim;
  const vatIdCheck = claimsReverseCharge ? check : null;
  return { ...rest, isReverseCharge: vatIdCheck?.outcome === "valid", vatIdCheck };
}
