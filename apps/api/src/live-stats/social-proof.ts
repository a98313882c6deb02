import { type SocialProofFigures, sampleFigures } from "@shop/engagement";
import { type Kysely, sql } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { LEAST_PEOPLE, SHOPPING_WINDOW_MS } from "./limits.ts";

export interface SocialProof {
  readonly figures: SocialProofFigures;
  readonly isSample: boolean;
}

interface Counts {
  readonly customers: number;
  readonly reviews: number;
  readonly downloads: number;
  readonly stars: number;
  readonly peopleShopping: number;
}

/** The badges' figures: those of the shop's own data, or in a demonstration the day's samples. Source: ENGAGE-10, LAW-05. */
export async function readSocialProof(deps: Pick<Deps, "db" | "clock" | "settings">): Promise<SocialProof> {
  const nowMs = deps.clock.nowMs();
  if (deps.settings.hasSamples) return { figures: sampleFigures(nowMs), isSample: true };
  return { figures: toFigures(await count(deps.db, new Date(nowMs - SHOPPING_WINDOW_MS))), isSample: false };
}

async function count(db: Kysely<Database>, shoppingSince: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select (select count(distinct user_id) from orders where status = 'paid')::int as customers,
           (select count(*) from ratings)::int as reviews,
           (select coalesce(sum(stars), 0) from ratings)::int as stars,
           (select count(*) from product_downloads)::int as downloads,
           (select count(distinct cart_id) from cart_lines where added_at > ${shoppingSince})::int as "peopleShopping"
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("A select of counts returns one row.");
  return counts;
}

/** A figure under five isn't stated: it reveals something about single people. */
function toFigures({ stars, ...counts }: Counts): SocialProofFigures {
  const stated = (figure: number) => (figure < LEAST_PEOPLE ? null : figure);
  const reviews = stated(counts.reviews);
  return {
    customers: stated(counts.customers),
    reviews,
    downloads: stated(counts.downloads),
    rating: reviews === null ? null : Math.round((stars / reviews) * 10) / 10,
    peopleShopping: stated(counts.peopleShopping),
  };
}
