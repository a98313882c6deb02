import { fail, ok, type Result } from "@shop/kernel";
import type { Answering } from "@shop/kernel/testing";
import type { AccountGateway, ProductReview } from "../store/ports.ts";

type ProductGroup = "redeem" | "rating" | "reviews" | "licences";
export type ProductCall = {
  [Group in ProductGroup]: `${Group}.${keyof AccountGateway[Group] & string}`;
}[ProductGroup];

/** The fake's only valid code, until it is used. */
export const GOOD_CODE = "K7R2M-4XQ9T-W8N3P-B5J6H-C2D4F";

/** As many reviews, the newest first. */
export function buildReviews(count: number, product = "faMicAlign"): readonly ProductReview[] {
  return Array.from({ length: count }, (_, index) => ({
    id: count - index,
    productName: product,
    stars: 5 - (index % 3),
    comment: index % 4 === 3 ? null : `Line ${count - index}: both microphones sit where they should.`,
    name: index % 5 === 4 ? null : "Ada L.",
    createdAt: `2026-01-${`${15 - (index % 15)}`.padStart(2, "0")}T12:00:00Z`,
  }));
}

/** The account's product operations, in memory. It responds as the real service does. */
export function createFakeProductGroups(
  { answer }: Pick<Answering<ProductCall>, "answer">,
  reviews: readonly ProductReview[] = buildReviews(7),
): Pick<AccountGateway, ProductGroup> {
  let isCodeUsed = false;
  const redeem = (code: string): Result<readonly string[]> => {
    if (code !== GOOD_CODE) return fail({ code: "redeem.codeUnknown" });
    if (isCodeUsed) return fail({ code: "redeem.codeUsed", params: { code: 406 }, serverText: "Used." });
    isCodeUsed = true;
    return ok(["faMicAlign", "faIR Modern Rock"]);
  };
  return {
    redeem: { redeem: (code) => answer("redeem.redeem", code, () => redeem(code)) },
    rating: { rate: (given) => answer("rating.rate", given, () => ok(undefined)) },
    reviews: {
      list: (product, before, count) =>
        answer("reviews.list", { product, before, count }, () => {
          const from = before === null ? 0 : reviews.findIndex(({ id }) => id === before) + 1;
          return ok(reviews.slice(from, from + count));
        }),
    },
    licences: {
      transfer: (given) => answer("licences.transfer", given, () => ok(undefined)),
      release: (given) => answer("licences.release", given, () => ok(undefined)),
      getFree: (product) => answer("licences.getFree", product, () => ok(undefined)),
    },
  };
}
