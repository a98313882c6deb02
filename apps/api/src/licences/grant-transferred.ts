import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findOriginOf, insertLicences } from "./licence-grants.ts";
import { newLicenceKey } from "./new-licence-key.ts";

/**
 * Gives the recipient of a transfer a licence of the same product, under a key that the former owner never knew. It keeps the order line of
 * the original purchase, so that a refund finds it even if owners in between have been erased.
 */
export async function grantTransferred(
  trx: Kysely<Database>,
  deps: Deps,
  grant: { readonly userId: string; readonly formerLicenceId: string },
): Promise<{ readonly id: string; readonly key: string }> {
  const { productId, originLineId } = await findOriginOf(trx, grant.formerLicenceId);
  const licence = { id: randomUuid(deps.random), key: newLicenceKey(deps.random) };
  await insertLicences(trx, [
    {
      id: licence.id,
      licence_key: licence.key,
      user_id: grant.userId,
      product_id: productId,
      order_line_id: null,
      unit_number: null,
      origin_line_id: originLineId,
      via_bundle_id: null,
      source: "transfer",
      added_at: new Date(deps.clock.nowMs()),
    },
  ]);
  return licence;
}
