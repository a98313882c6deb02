import type { AnswerOf, Operations, ParsedRequestOf } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { listProductFiles } from "../../licences/index.ts";
import type { Deps } from "../../ports/deps.ts";
import { countStars } from "../../ratings/index.ts";
import { findProductFacts, listPartFacts, listTrialFiles } from "./product-facts.ts";
import { toWireDetails } from "./to-wire-details.ts";

type Details = Operations["getProductDetails"];

/** What a public product's own page shows beside the product; the same for everybody. Failure: `product.notFound`. Source: CAT-11, CAT-12. */
export async function findProductDetails(
  { db }: Pick<Deps, "db">,
  { product: name, language }: ParsedRequestOf<Details>,
): Promise<Result<AnswerOf<Details>>> {
  const product = await findProductFacts(db, name);
  if (!product) return fail({ code: "product.notFound" });
  const stored = {
    product,
    parts: product.type === "bundle" ? await listPartFacts(db, product.id) : [],
    files: await listProductFiles(db, [product.id]),
    trialFiles: product.trial ? await listTrialFiles(db, product.id) : [],
    stars: await countStars(db, product.id),
  };
  return ok({ result: toWireDetails(stored, language ?? "en") });
}
