import { fail, ok, type Result } from "@shop/kernel";
import type { Deps } from "../ports/deps.ts";
import { releaseOwnActivation } from "./licence-activations.ts";

/** Frees the place of a device on one of the user's licences. Freeing it again returns the same. Failure: `product.notOwned`. */
export async function releaseActivation(
  deps: Deps,
  place: { readonly userId: string; readonly licenceId: string; readonly activationId: string },
): Promise<Result<void>> {
  const { userId, licenceId, activationId: id } = place;
  const isReleased = await releaseOwnActivation(deps.db, { id, licenceId, userId, now: new Date(deps.clock.nowMs()) });
  return isReleased ? ok(undefined) : fail({ code: "product.notOwned" });
}
