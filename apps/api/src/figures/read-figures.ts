import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Figure, Period } from "./figure.ts";
import { funnelFigures } from "./funnel-figures.ts";
import { campaignFigures, countryFigures, couponFigures, orderFigures, productFigures } from "./sales-figures.ts";
import { visitFigures } from "./visit-figures.ts";

const READERS = [
  visitFigures,
  funnelFigures,
  orderFigures,
  productFigures,
  countryFigures,
  campaignFigures,
  couponFigures,
] as const;

/** The operator's figures of a period, from the shop's own rows alone, section by section. */
export async function readFigures(db: Kysely<Database>, period: Period): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const read of READERS) figures.push(...(await read(db, period)));
  return figures;
}
