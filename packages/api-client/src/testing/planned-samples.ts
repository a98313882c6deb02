import type { AnswerOf, PlannedOperationName, PlannedOperations, RequestOf } from "../contract/index.ts";

export interface PlannedSample<Name extends PlannedOperationName> {
  /** Every spelling that the documents name, with all of its fields. */
  readonly requests: ReadonlyArray<RequestOf<PlannedOperations[Name]>>;
  readonly answer: AnswerOf<PlannedOperations[Name]>;
}

const PREPARE = { mode: "prepare" } as const;
const EXECUTE = { mode: "execute", csrf_token: "t" } as const;
const LINK = { id: "YWRhQGV4YW1wbGUuY29t", key: "k" };
const RATING = { csrf_token: "t", comment: "Does what it says." };

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
  redeemProduct: {
    requests: [{ ...EXECUTE, redeem_code: "ABCDE-12345-FGHIJ-67890-KLMNO" }, PREPARE],
    answer: { csrf_token: "t", products: ["faGainTrim", { name: "faMicAlign" }] },
  },
  getReviews: {
    requests: [{ product_name: "faGainTrim", review_id: 7, count: 1 }],
    answer: {
      reviews: [
        {
          id: 7,
          product_name: "faGainTrim",
          rating: 5,
          comment: "Fine.",
          name: "Ada",
          created_at: "2026-01-02T10:00:00Z",
        },
      ],
    },
  },
  rateProduct: {
    requests: [
      { mode: "execute", product: "faGainTrim", rating: 5, ...RATING },
      { product: "faGainTrim", rating: 5, ...RATING },
      { product_name: "faGainTrim", stars: 5, ...RATING },
      PREPARE,
    ],
    answer: { csrf_token: "t" },
  },
  transferLicence: {
    requests: [
      {
        product: "faGainTrim",
        license_id: "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f",
        recipient_email: "grace@example.com",
      },
    ],
    answer: { message: null },
  },
  updateProfile: {
    requests: [{ ...EXECUTE, first_name: "Ada", last_name: "Example", registration_name: "Example Ltd" }, PREPARE],
    answer: { csrf_token: "t" },
  },
  updateNewsletterSettings: {
    requests: [{ ...EXECUTE, options: 3 }, { ...EXECUTE, options: 0, ...LINK }, PREPARE, { ...PREPARE, ...LINK }],
    answer: {
      csrf_token: "t",
      options: [{ title: "New products", description: "When one is out", value: 1, is_enabled: true }],
    },
  },
};
