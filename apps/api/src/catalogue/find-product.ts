import type { ProductType, WireProduct } from "@shop/api-client/contract";
import { resolveProduct } from "@shop/catalog";
import { fail, type Locale, ok, type Result } from "@shop/kernel";
import { isOwned } from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { hasRated } from "../ratings/index.ts";
import type { CallContext } from "../users/index.ts";
import { forCustomer } from "./for-customer.ts";
import type { PublicCatalogue } from "./public-catalogue.ts";

/**
 * One public product by its page's slug, its slug or its name, as pages look it up, and by its type if given. For a logged-in user the
 * texts also say whether it is owned and whether that user has rated it. Failure: `product.notFound`.
 */
export async function findProduct(
  deps: Deps,
  context: CallContext,
  catalogue: PublicCatalogue,
  wanted: {
    readonly name: string;
    readonly type?: ProductType | null | undefined;
    readonly language?: Locale | undefined;
  },
): Promise<Result<{ result: WireProduct }>> {
  const entries = await catalogue.list(deps, wanted.language);
  const product = resolveProduct(
    entries.map((entry) => entry.product),
    wanted.name,
    wanted.type,
  );
  const found = entries.find((entry) => entry.product === product);
  if (!found || !product) return fail({ code: "product.notFound" });
  if (!context.session) return ok({ result: product });
  const { userId } = context.session;
  const owned = await isOwned(deps.db, userId, found.id);
  return ok({ result: forCustomer(product, { isOwned: owned, hasRated: await hasRated(deps.db, userId, found.id) }) });
}
