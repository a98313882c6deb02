import { groupProducts, pickOffers, runningCampaigns } from "@shop/catalog";
import { oncePerCatalogue } from "../../products/once-per-catalogue.ts";
import { type ListedProduct, toListed } from "../../products/products.server.ts";
import { newestRelease } from "./newest-release.ts";

const OFFERS_COUNT = 4;
const FREE_COUNT = 6;

/** What the home page shows of the whole catalogue. Source: ROUTE-03. */
export const homeShelf = oncePerCatalogue((products) => {
  const { plugin, samplepack, bundle } = groupProducts(products);
  const forSale = plugin.filter(({ isForSale }) => isForSale);
  const newest = newestRelease(forSale);
  const pick = newest?.product ?? forSale[0];
  const beside = [...samplepack.slice(0, 1), ...bundle.slice(0, 1)];
  const withText = (product: (typeof plugin)[number]): ListedProduct & { readonly shopDesc: string } => ({
    ...toListed(product),
    shopDesc: product.shopDesc,
  });
  return {
    newest,
    pick: pick && withText(pick),
    beside: beside.map(toListed),
    free: plugin
      .filter(({ isForSale }) => !isForSale)
      .slice(0, FREE_COUNT)
      .map(withText),
    offers: pickOffers(products, pick ? [pick, ...beside] : beside, OFFERS_COUNT).map(toListed),
    campaigns: runningCampaigns(products),
    figures: { packs: samplepack.length, products: products.length },
  };
});
