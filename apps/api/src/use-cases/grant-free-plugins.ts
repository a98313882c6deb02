import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import { findPublicFreePlugins, insertActivationLicences } from "../db/repositories/activation-licences.ts";
import type { Database } from "../db/schema.ts";
import type { Deps } from "../deps.ts";
import { newLicenceKey } from "../licence-key.ts";

/** Gives a newly opened account every public free plugin, once, in the caller's transaction. Source: AUTH-20. */
export async function grantFreePlugins(trx: Kysely<Database>, deps: Deps, userId: string): Promise<void> {
  const now = new Date(deps.clock.nowMs());
  const productIds = await findPublicFreePlugins(trx);
  await insertActivationLicences(
    trx,
    productIds.map((productId) => ({
      id: randomUuid(deps.random),
      licenceKey: newLicenceKey(deps.random),
      userId,
      productId,
      now,
    })),
  );
}
