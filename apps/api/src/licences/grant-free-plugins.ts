import { randomUuid } from "@shop/kernel";
import type { Kysely } from "kysely";
import type { Database } from "../ports/database.ts";
import type { Deps } from "../ports/deps.ts";
import { findPublicFreePlugins, insertActivationLicences } from "./activation-licences.ts";
import { newLicenceKey } from "./new-licence-key.ts";

/** Gives a new account every public free plugin, once, in the caller's transaction. Source: AUTH-20. */
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
