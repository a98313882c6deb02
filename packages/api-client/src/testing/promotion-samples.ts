import type { AnswerOf, Operations, RequestOf } from "../contract/index.ts";

type PromotionOperationName = "getPromotions" | "getLiveStats" | "getSocialProof";

/** Part of OPERATION_SAMPLES: promotions, live stats and social proof. */
export const PROMOTION_SAMPLES: {
  readonly [Name in PromotionOperationName]: {
    readonly requests: ReadonlyArray<RequestOf<Operations[Name]>>;
    readonly answer: AnswerOf<Operations[Name]>;
  };
} = {
  getPromotions: {
    requests: [{}],
    answer: {
      products: [
        {
          ...{ product_name: "faGainTrim", description: "A week of less", end_date: "2026-02-01T00:00:00Z" },
          ...{ id: "less", title: "Less", path: "/products/plugins/fagaintrim" },
          ...{ discount: 25, discount_with_login: 40 },
        },
      ],
      server_time: "2026-01-30T00:00:00.000Z",
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
  getSocialProof: {
    requests: [{ badges: ["customers", "reviews", "downloads"] }],
    answer: { customers: 168, reviews: 912, downloads: 1204, rating: 4.9, people_shopping: 7, is_sample: false },
  },
};
