import type { Deps } from "../ports/deps.ts";
import type { CountryRate } from "./tax-treatment.ts";
import { listVatRates } from "./vat-rates.ts";

type RatesDeps = Pick<Deps, "db" | "clock"> & {
  readonly settings: Pick<Deps["settings"], "vatCountry" | "vatRateBasisPoints">;
};

/** Where orders can come from, with the rate of today by the server's clock. The seller's own country has the rate of the settings. */
export async function readVatRates({ db, clock, settings }: RatesDeps): Promise<readonly CountryRate[]> {
  const today = new Date(clock.nowMs()).toISOString().slice(0, 10);
  const rates = await listVatRates(db, today);
  const own = rates.find((rate) => rate.country === settings.vatCountry);
  const seller = {
    country: settings.vatCountry,
    rateBasisPoints: settings.vatRateBasisPoints,
    isEu: own?.isEu ?? false,
  };
  return [...rates.filter((rate) => rate !== own), seller].sort((a, b) => (a.country < b.country ? -1 : 1));
}
