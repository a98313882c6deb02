import type { AnswerOf, Operations, RequestOf, WireProduct } from "../contract/index.ts";

/** A search with everything that can be asked for, and its response with one product. */
export function searchSample(product: WireProduct): {
  readonly requests: ReadonlyArray<RequestOf<Operations["searchProducts"]>>;
  readonly answer: AnswerOf<Operations["searchProducts"]>;
} {
  return {
    requests: [
      {
        ...{ text: "tight", choices: { kind: ["samplepack"], back: ["closed"] }, price_from_minor: 0 },
        ...{ price_to_minor: 5000, currency: "EUR", sort: "price", page: 2, page_size: 12 },
      },
    ],
    answer: {
      products: [product],
      total: 1,
      counts: { kind: { plugin: 1 } },
      read_as: [{ typed: "gainstrim", read: "gaintrim" }],
      price_changes_at: null,
    },
  };
}
