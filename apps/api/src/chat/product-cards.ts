import type { WireChatProduct } from "@shop/api-client/contract";
import { productPath } from "@shop/catalog";
import type { Locale } from "@shop/kernel";
import { type Currency, priceCart } from "@shop/pricing";
import { findForSale, listProducts, type ProductRow } from "../catalogue/index.ts";
import { listOwnedProductIds } from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { isFree, readPricingInput } from "../sales/index.ts";

export interface ProductCard {
  readonly product: WireChatProduct;
  readonly versions: ProductRow["versions"];
}

interface Asked {
  readonly names: readonly string[];
  readonly userId: string | null;
  readonly currency: Currency;
  readonly locale: Locale;
}

/** The named products with what they cost this caller now, in the order of the names. Those that are no longer shown are left out. */
export async function readProductCards(
  deps: Deps,
  { names, userId, currency, locale }: Asked,
): Promise<readonly ProductCard[]> {
  if (names.length === 0) return [];
  const shown = (await listProducts(deps.db)).filter(({ is_public: isPublic }) => isPublic);
  const priced = await findForSale(deps.db, names, currency);
  const owned = new Set(userId === null ? [] : await listOwnedProductIds(deps.db, userId));
  const items = priced.map(({ id, isForSale: _, ...item }) => ({ ...item, productId: id, quantity: 1 }));
  const { input } = await readPricingInput(deps, { userId, currency, items, codes: [] });
  const { lines } = priceCart(input);
  return names.flatMap((name) => {
    const row = shown.find((product) => product.name === name);
    const index = items.findIndex((item) => item.name === name);
    const item = items[index];
    const line = lines[index];
    if (!row || !item || !line) return [];
    const isOwned = owned.has(row.id);
    return [
      {
        product: {
          ...describe(row, locale),
          currency,
          full_price_minor: line.unitRegularMinor,
          price_minor: line.unitPriceMinor,
          owned_by_user: isOwned,
          can_be_added: row.is_for_sale && !isFree(item) && !(isOwned && row.type === "plugin"),
        },
        versions: row.versions,
      },
    ];
  });
}

function describe(
  row: ProductRow,
  locale: Locale,
): Pick<WireChatProduct, "name" | "type" | "path" | "description" | "image"> {
  const { name, type, slug, product_page_slug: productPageSlug, translations } = row;
  const texts = locale === "en" ? undefined : translations[locale];
  return {
    ...{ name, type, description: texts?.shortDesc ?? row.short_desc, image: row.featured_media },
    path: productPath({ type, slug, productPageSlug }),
  };
}
