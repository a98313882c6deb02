import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { CountryRate } from "./tax-treatment.ts";

/** The rate of each country as of a day, `2026-01-15`, by the country's letters. */
export function listVatRates(db: Kysely<Database>, day: string): Promise<CountryRate[]> {
  return db
    .selectFrom("vat_rates")
    .distinctOn("country")
    .select(["country", "rate_basis_points as rateBasisPoints", "is_eu as isEu"])
    .where(sql<boolean>`valid_from <= ${day}::date`)
    .orderBy("country")
    .orderBy("valid_from", "desc")
    .execute();
}

/** All rates, past and future, as the content currently lists them. Orders keep theirs. */
export async function replaceVatRates(
  trx: Kysely<Database>,
  rates: readonly Insertable<Database["vat_rates"]>[],
): Promise<void> {
  await trx.deleteFrom("vat_rates").execute();
  if (rates.length > 0)
    await trx
      .insertInto("vat_rates")
      .values([...rates])
      .execute();
}
