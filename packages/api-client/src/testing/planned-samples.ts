import type { AnswerOf, PlannedOperationName, PlannedOperations, RequestOf } from "../contract/index.ts";

export interface PlannedSample<Name extends PlannedOperationName> {
  /** Every spelling that the documents name, with all of its fields. */
  readonly requests: ReadonlyArray<RequestOf<PlannedOperations[Name]>>;
  readonly answer: AnswerOf<PlannedOperations[Name]>;
}

/** As OPERATION_SAMPLES, for the operations that aren't served yet. A sample moves with its operation. */
export const PLANNED_SAMPLES: { readonly [Name in PlannedOperationName]: PlannedSample<Name> } = {
  getPromotions: {
    requests: [{}],
    answer: {
      products: [{ product_name: "faGainTrim", description: "A week of less", end_date: "2026-02-01T00:00:00Z" }],
    },
  },
  getLiveStats: {
    requests: [{ timespan: 24, page_size: 12 }],
    answer: [
      {
        country: "Germany",
        type: "download",
        time: "just now",
        product: { name: "faGainTrim", thumbnail: "/t.svg", website: "/products/plugins/fagaintrim" },
      },
    ],
  },
};
