import { REVIEWS_PER_PAGE } from "./limits.ts";

export const REVIEW_ORDERS = ["newest", "best", "worst"] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** The parameters of a product's address that its reviews depend on. */
export const REVIEW_PARAMETERS = ["reviews", "page"] as const;

/** Which reviews a product's page shows. */
export interface ReviewPlace {
  readonly order: ReviewOrder;
  /** From 1 on. */
  readonly page: number;
}

const PAGE = /^[1-9]\d{0,3}$/;

/** What an address asks for. What means nothing, and a page that there isn't, is the first page of the newest. Source: ROUTE-06. */
export function readReviewPlace(search: URLSearchParams, ratings: number): ReviewPlace {
  const order = REVIEW_ORDERS.find((one) => one === search.get("reviews")) ?? "newest";
  const wanted = search.get("page") ?? "";
  const page = PAGE.test(wanted) ? Number(wanted) : 1;
  return { order, page: page <= Math.ceil(ratings / REVIEWS_PER_PAGE) ? page : 1 };
}

/** Whether an address already spells its place as the shop does. */
export function isSpelled(search: URLSearchParams, place: ReviewPlace): boolean {
  const given = REVIEW_PARAMETERS.flatMap((name) =>
    search.getAll(name).map((value) => [name, value] as [string, string]),
  );
  const spelled = new URLSearchParams(given).toString();
  return reviewSearch(place) === (spelled && `?${spelled}`);
}

/** The one spelling of a place: what is the default isn't written. */
export function reviewSearch({ order, page }: ReviewPlace): string {
  const search = new URLSearchParams({
    ...(order !== "newest" && { reviews: order }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `?${search}` : "";
}
