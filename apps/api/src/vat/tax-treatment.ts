import { fail, ok, type Result } from "@shop/kernel";
import { readVatId } from "./vat-id.ts";

/** A country that can be bought from, with its standard rate as of now. In basis points: 1900 is 19 percent; 0 for exports. */
export interface CountryRate {
  readonly country: string;
  readonly rateBasisPoints: number;
  readonly isEu: boolean;
}

/** Where a buyer says that he lives or has his business; as typed. */
export interface TaxPlace {
  readonly country?: string | undefined;
  readonly company?: string | undefined;
  readonly vatId?: string | undefined;
}

/** How an order is taxed. */
export interface TaxTreatment {
  readonly country: string;
  /** What is contained in the prices; under reverse charge what is taken out of them. */
  readonly rateBasisPoints: number;
  /** The buyer is a business in another EU country and owes the tax itself: it pays net. */
  readonly isReverseCharge: boolean;
  readonly company: string | null;
  /** As an invoice shows it. */
  readonly vatId: string | null;
}

/**
 * The tax of an order. No country means the seller's. A VAT id of an EU country has to be of its form; in another EU country than the
 * seller's it makes the order one of reverse charge. Outside the EU it is noted and changes nothing.
 * Failures: `checkout.countryUnknown` {country}, `checkout.vatIdInvalid` {country}. Source: PRICE-10, LAW-07.
 */
export function findTaxTreatment(
  place: TaxPlace,
  sellerCountry: string,
  rates: readonly CountryRate[],
): Result<TaxTreatment> {
  const country = place.country?.trim().toUpperCase() || sellerCountry;
  const rate = rates.find((known) => known.country === country);
  if (!rate) return fail({ code: "checkout.countryUnknown", params: { country } });
  const typed = place.vatId?.trim() || null;
  const vatId = typed !== null && rate.isEu ? readVatId(country, typed) : typed;
  if (typed !== null && vatId === null) return fail({ code: "checkout.vatIdInvalid", params: { country } });
  return ok({
    country,
    rateBasisPoints: rate.rateBasisPoints,
    isReverseCharge: rate.isEu && country !== sellerCountry && vatId !== null,
    company: place.company?.trim() || null,
    vatId,
  });
}
