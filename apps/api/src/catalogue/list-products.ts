import type { AnswerOf, Operations, RequestOf } from "@shop/api-client/contract";
import { listOwnedProductIds } from "../licences/index.ts";
import type { Deps } from "../ports/deps.ts";
import { listOwnRatings } from "../ratings/index.ts";
import type { CallContext } from "../users/index.ts";
import { forCustomer } from "./for-customer.ts";
import type { PublicCatalogue } from "./public-catalogue.ts";

/**
 * Every public product. Visitors all get the same object, so it is serialized once; one that has kept this version gets no products. A
 * logged-in user also gets what that user owns and has rated, and no version. Source: CAT-01, CAT-05.
 */
export async function listProducts(
  deps: Deps,
  context: Pick<CallContext, "session">,
  catalogue: PublicCatalogue,
  { language, known_version: known }: RequestOf<Operations["getAllProducts"]>,
): Promise<AnswerOf<Operations["getAllProducts"]>> {
  const answer = await catalogue.answer(deps, language);
  if (!context.session) return known !== undefined && known === answer.version ? catalogue.unchanged(deps) : answer;
  const { userId } = context.session;
  const owned = new Set(await listOwnedProductIds(deps.db, userId));
  const rated = new Set((await listOwnRatings(deps.db, userId)).map(({ productId }) => productId));
  const entries = await catalogue.list(deps, language);
  const { version: _version, ...personal } = answer;
  return {
    ...personal,
    result: entries.map(({ id, product }) => forCustomer(product, { isOwned: owned.has(id), hasRated: rated.has(id) })),
  };
}
