import type { ProductType, WireProduct } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import type { CatalogueEntry, PublicCatalogue } from "../catalogue/public-catalogue.ts";
import { isOwned } from "../db/repositories/owned-licences.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";

/**
 * One public product by its name, its slug or its page's slug, in this order, and by its type where one is given; for a
 * logged-in user with the word whether it is owned. Failure: `product.notFound`.
 */
export async function findProduct(
  deps: Deps,
  context: CallContext,
  catalogue: PublicCatalogue,
  wanted: { readonly name: string; readonly type?: ProductType | null | undefined },
): Promise<Result<{ result: WireProduct }>> {
  const entries = (await catalogue.list(deps)).filter(({ product }) => !wanted.type || product.type === wanted.type);
  const by = (read: (product: WireProduct) => string): CatalogueEntry | undefined =>
    entries.find(({ product }) => read(product) === wanted.name);
  const found =
    by((product) => product.name) ?? by((product) => product.slug) ?? by((product) => product.productPageSlug);
  if (!found) return fail({ code: "product.notFound" });
  const owned = context.session ? await isOwned(deps.db, context.session.userId, found.id) : false;
  return ok({ result: { ...found.product, owned_by_user: owned } });
}
