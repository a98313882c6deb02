import { fail, ok, type Result, randomUuid } from "@shop/kernel";
import { findProductName, insertFreeLicences, newLicenceKey } from "../licences/index.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";
import type { Deps } from "../ports/deps.ts";
import { visibleWheels } from "./describe-wheel.ts";
import { lockWheels, takePack, type WheelHolder } from "./wheels.ts";

interface PackClaim {
  readonly userId: string;
  readonly holder: WheelHolder;
  readonly wheelId: string;
  readonly number: number;
}

/**
 * Turns a pack that the caller drew, before the login or after it, into a licence, once. Failure: `wheel.nothingToClaim`.
 * Source: ENGAGE-03.
 */
export function claimPack(deps: Deps, claim: PackClaim): Promise<Result<{ product: string }>> {
  const { userId, holder, wheelId, number } = claim;
  return inTransaction(deps.db, async (trx) => {
    const now = new Date(deps.clock.nowMs());
    const wheels = visibleWheels(await lockWheels(trx, holder, now), holder);
    const productId = await takePack(trx, { wheelIds: wheels.map(({ id }) => id), wheelId, number, now });
    if (productId === null) return fail({ code: "wheel.nothingToClaim" });
    const licence = { id: randomUuid(deps.random), licenceKey: newLicenceKey(deps.random), viaBundleId: null };
    await insertFreeLicences(trx, [{ ...licence, userId, productId, now }]);
    return ok({ product: await findProductName(trx, productId) });
  });
}
