import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Figure, Period } from "./figure.ts";
import { funnelFigures } from "./funnel-figures.ts";
import { campaignFigures, countryFigures, couponFigures, orderFigures, productFigures } from "./sales-figures.ts";

/** The operator's figures of a period, from the shop's own rows alone, section by section. */
export async function readFigures(db: Kysely<Database>, period: Period): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const read of [funnelFigures, orderFigures, productFigures, countryFigures, campaignFigures, couponFigures])
    figures.push(...(await read(db, period)));
  return figures;
}
