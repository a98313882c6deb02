import type { Currency } from "@shop/pricing";
import { CompiledQuery, type Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { PriceFacts } from "./price-facts.ts";

export interface PriceQuestion {
  readonly productIds: readonly string[];
  readonly codes: readonly string[];
  /** Whose parts of bundles and whose coupon uses are read. */
  readonly userId: string | null;
  /** Without a login: the visitor whose granted coupons count. */
  readonly guestId: string | null;
  readonly currency: Currency;
  readonly now: Date;
}

/** The function is defined in migration 0020. */
const PRICE_FACTS = "select price_facts($1::uuid[], $2::text[], $3::uuid, $4::uuid, $5, $6) as facts";

/** What prices depend on besides the catalogue's own, in one question. */
export async function findPriceFacts(db: Kysely<Database>, asked: PriceQuestion): Promise<PriceFacts> {
  const values = [asked.productIds, asked.codes, asked.userId, asked.guestId, asked.currency, asked.now];
  const { rows } = await db.executeQuery<{ facts: PriceFacts }>(CompiledQuery.raw(PRICE_FACTS, values));
  const [row] = rows;
  if (!row) throw new Error("The database gave no answer about what prices depend on.");
  return row.facts;
}
