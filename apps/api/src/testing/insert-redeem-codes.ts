import { randomUuid } from "@shop/kernel";
import { newRedeemCode } from "../licences/new-redeem-code.ts";
import { insertRedeemBatch, insertRedeemCodes } from "../licences/redeem-codes.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Deps } from "../ports/deps.ts";

/** Creates a batch of codes for the named product. Returns them. */
export async function insertCodes(
  { db, clock, random }: Deps,
  productName: string,
  count = 1,
  expiresAtMs: number | null = null,
): Promise<string[]> {
  const batchId = randomUuid(random);
  const product = await db
    .selectFrom("products")
    .select("id")
    .where("name", "=", productName)
    .executeTakeFirstOrThrow();
  await insertRedeemBatch(db, {
    id: batchId,
    label: `batch ${batchId}`,
    product_id: product.id,
    expires_at: expiresAtMs === null ? null : new Date(expiresAtMs),
    created_at: new Date(clock.nowMs()),
  });
  const codes = Array.from({ length: count }, () => newRedeemCode(random));
  await insertRedeemCodes(db, batchId, codes.map(hashSecret));
  return codes;
}
