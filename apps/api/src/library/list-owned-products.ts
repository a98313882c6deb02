import type { WireOwnedProducts } from "@shop/api-client/contract";
import { ok, type Result } from "@shop/kernel";
import {
  findBundlePartNames,
  findFreeProducts,
  listCurrentActivations,
  listOpenTransfers,
  listOwnedLicences,
  listProductFiles,
  TRANSFER_SERVICE_SLUG,
} from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { listOwnRatings } from "../ratings/index.ts";
import type { CallContext } from "../users/index.ts";
import { listDownloads } from "./product-downloads.ts";
import { toOwnedProduct } from "./to-owned-product.ts";

/**
 * Everything that the logged-in user owns, grouped by type, each product with all of its licences and files. The parts of a bundle have
 * their own licences and are listed under their own types. The number of queries doesn't depend on the number of licences.
 */
export async function listOwnedProducts(deps: Deps, context: CallContext): Promise<Result<WireOwnedProducts>> {
  const userId = context.session?.userId ?? "";
  const licences = await listOwnedLicences(deps.db, userId);
  const byProduct = groupedBy(licences, ({ productId }) => productId);
  const productIds = [...byProduct.keys()];
  const files = groupedBy(await listProductFiles(deps.db, productIds), (file) => file.product_id);
  const current = await listCurrentActivations(deps.db, { userId });
  const activations = groupedBy(current, ({ licence_id }) => licence_id);
  const downloads = groupedBy(await listDownloads(deps.db, userId), ({ product_id }) => product_id);
  const free = await findFreeProducts(deps.db, productIds);
  const partNames = await findBundlePartNames(deps.db, productIds);
  const ratings = new Map((await listOwnRatings(deps.db, userId)).map((rating) => [rating.productId, rating]));
  const owned: WireOwnedProducts = {
    bundle: [],
    other: [],
    samplepack: [],
    plugin: [],
    waiting_transfers: await openTransfers(deps, userId),
    transfer_services: licences.filter(({ productSlug }) => productSlug === TRANSFER_SERVICE_SLUG).length,
  };
  for (const [id, ofProduct] of byProduct) {
    const facts = { files: files.get(id) ?? [], downloads: downloads.get(id) ?? [], isFree: free.has(id) };
    const rating = ratings.get(id) ?? null;
    const included = partNames.get(id) ?? [];
    owned[ofProduct[0].productType].push(
      toOwnedProduct({ licences: ofProduct, activations, ...facts, rating, included }),
    );
  }
  return ok(owned);
}

async function openTransfers(deps: Deps, userId: string): Promise<NonNullable<WireOwnedProducts["waiting_transfers"]>> {
  const transfers = await listOpenTransfers(deps.db, userId, new Date(deps.clock.nowMs()));
  return transfers.map(({ product, recipientEmail, startedAt, returnsAt }) => ({
    product,
    recipient_email: recipientEmail ?? "",
    started_at: startedAt.toISOString(),
    returns_at: returnsAt.toISOString(),
  }));
}

/** In the order in which they come. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
