import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import {
  findBundleParts,
  findFreeProducts,
  findProductToGive,
  insertFreeLicences,
  isOwned,
  newLicenceKey,
} from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { lacksSubscription } from "./needs-newsletter.ts";

/**
 * Gives a customer a licence of a free product, once; for a free bundle, of its parts too. An existing licence stays.
 * Failures: `product.notFound`, `product.notFree`, `product.newsletterNeeded`. Source: CAT-08.
 */
export async function getFreeProduct(deps: Deps, userId: string, name: string): Promise<Result<void>> {
  const product = await findProductToGive(deps.db, name);
  if (!product) return fail({ code: "product.notFound" });
  if (!(await findFreeProducts(deps.db, [product.id])).has(product.id)) return fail({ code: "product.notFree" });
  if (await lacksSubscription(deps, userId)) return fail({ code: "product.newsletterNeeded" });
  if (await isOwned(deps.db, userId, product.id)) return ok(undefined);
  const parts = product.isBundle ? await findBundleParts(deps.db, [product.id]) : null;
  const now = new Date(deps.clock.nowMs());
  await insertFreeLicences(
    deps.db,
    [product.id, ...(parts?.get(product.id) ?? [])].map((productId) => ({
      id: randomUuid(deps.random),
      licenceKey: newLicenceKey(deps.random),
      userId,
      productId,
      viaBundleId: productId === product.id ? null : product.id,
      now,
    })),
  );
  return ok(undefined);
}
