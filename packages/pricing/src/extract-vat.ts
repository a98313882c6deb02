import type { Currency } from "./currency.ts";
import { roundHalfUp, smallestStepMinor } from "./round-price.ts";

/** The VAT contained in a gross amount. The rate in basis points: 1900 is 19 percent. Net is gross minus this. */
export function extractVat(grossMinor: number, rateBasisPoints: number, currency: Currency): number {
  return roundHalfUp(grossMinor * rateBasisPoints, 10_000 + rateBasisPoints, smallestStepMinor(currency));
}
