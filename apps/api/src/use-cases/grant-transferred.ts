import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { insertLicences } from "../db/repositories/licence-grants.ts";
import type { Database } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { newLicenceKey } from "../licence-key.ts";

/** Gives the recipient of a transfer a licence under a key that its former owner never knew. */
export async function grantTransferred(
  trx: Kysely<Database>,
  deps: Deps,
  grant: { readonly userId: string; readonly productId: string },
): Promise<{ readonly id: string; readonly key: string }> {
  const licence = { id: randomUuid(deps.random), key: newLicenceKey(deps.random) };
  await insertLicences(trx, [
    {
      id: licence.id,
      licence_key: licence.key,
      user_id: grant.userId,
      product_id: grant.productId,
      order_line_id: null,
      unit_number: null,
      via_bundle_id: null,
      source: "transfer",
      added_at: new Date(deps.clock.nowMs()),
    },
  ]);
  return licence;
}
