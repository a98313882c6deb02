import type { AnswerOf, Operations } from "@shop/api-client/contract";
import type { Deps } from "../ports/deps.ts";
import { listProductCampaigns } from "../sales/index.ts";
import type { CatalogueEntry, PublicCatalogue } from "./public-catalogue.ts";
import { toPromotions } from "./to-promotions.ts";

type PromotionsAnswer = AnswerOf<Operations["getPromotions"]>;
type PromotionsList = (deps: Pick<Deps, "db" | "clock" | "log">) => Promise<PromotionsAnswer>;

/**
 * One per app. Promotions are worked out again when the catalogue or a campaign has changed, so a product that isn't found is logged once
 * for each change.
 */
export function createPromotionsList(catalogue: PublicCatalogue): PromotionsList {
  let known: { readonly of: readonly CatalogueEntry[]; readonly products: PromotionsAnswer["products"] } | null = null;
  return async (deps) => {
    const entries = await catalogue.list(deps);
    const now = new Date(deps.clock.nowMs());
    if (known?.of !== entries) {
      const campaigns = await listProductCampaigns(deps.db, now);
      const { products, missing } = toPromotions(
        campaigns,
        entries.map(({ product }) => product),
      );
      known = { of: entries, products: [...products] };
      for (const named of missing) deps.log.warn(named, "a promotion's product isn't in the catalogue");
    }
    return { products: known.products, server_time: now.toISOString() };
  };
}
