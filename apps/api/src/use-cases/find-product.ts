import type { ProductType, WireProduct } from "@shop/api-client/contract";
import { resolveProduct } from "@shop/catalog";
import { fail, ok, type Result } from "@shop/kernel";
import type { PublicCatalogue } from "../catalogue/public-catalogue.ts";
import { isOwned } from "../db/repositories/owned-licences.ts";
import type { Deps } from "../deps.ts";
import type { CallContext } from "../routes/call-context.ts";

/**
 * One public product by its page's slug, its slug or its name, as pages find it, and by its type where one is given; for a
 * logged-in user with the word whether it is owned. Failure: `product.notFound`.
 */
export async function findProduct(
  deps: Deps,
  context: CallContext,
  catalogue: PublicCatalogue,
  wanted: { readonly name: string; readonly type?: ProductType | null | undefined },
): Promise<Result<{ result: WireProduct }>> {
  const entries = (await catalogue.list(deps)).filter(({ product }) => !wanted.type || product.type === wanted.type);
  const found = resolveProduct(
    entries.map((entry) => ({ ...entry, ...entry.product })),
    wanted.name,
  );
  if (!found) return fail({ code: "product.notFound" });
  const owned = context.session ? await isOwned(deps.db, context.session.userId, found.id) : false;
  return ok({ result: { ...found.product, owned_by_user: owned } });
}
