import { ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { readVatRates } from "./read-vat-rates.ts";
import { decideTax, findTaxClaim, type TaxPlace, type TaxTreatment } from "./tax-treatment.ts";
import { notAsked } from "./vat-id-check.ts";

/**
 * How an order from this place is taxed now. If a VAT id would remove the tax, the register is queried, which may take seconds: never call
 * it inside a transaction. Failures: those of `findTaxClaim`.
 */
export async function readTax(deps: Deps, place: TaxPlace): Promise<Result<TaxTreatment>> {
  const claim = findTaxClaim(place, deps.settings.vatCountry, await readVatRates(deps));
  if (!claim.isOk) return claim;
  const { claimsReverseCharge, vatId } = claim.value;
  if (!claimsReverseCharge || vatId === null) return ok(decideTax(claim.value, null));
  if (deps.db.isTransaction) throw new Error("The register of VAT ids was about to be asked inside a transaction.");
  const check = deps.vatIds ? await deps.vatIds.check(vatId) : notAsked(deps.clock.nowMs());
  return ok(decideTax(claim.value, check));
}
