import type { AnswerOf, OperationName, Operations, RequestOf } from "../contract/index.ts";

type SaleOperationName =
  | "listSalesWindows"
  | "getDripOffer"
  | "claimDripOffer"
  | "listContests"
  | "enterContest"
  | "confirmContestEntry";

/** Samples of the sale pages' and the contests' operations, also part of OPERATION_SAMPLES. */
export const SALE_SAMPLES: {
  readonly [Name in SaleOperationName & OperationName]: {
    readonly requests: ReadonlyArray<RequestOf<Operations[Name]>>;
    readonly answer: AnswerOf<Operations[Name]>;
  };
} = {
  listSalesWindows: {
    requests: [{}],
    answer: {
      now: "2026-11-27T08:00:00.000Z",
      windows: [
        {
          id: "black-friday",
          title: "Black Friday",
          subtitle: "The whole shop",
          startDate: "2026-11-26T23:00:00.000Z",
          endDate: "2026-11-29T23:00:00.000Z",
          discount: 35,
          loyaltyDiscount: 50,
          products: [],
          productTypes: [],
          benefits: ["35% off everything"],
          ctaText: "Go to the shop",
          timeZone: "Europe/Berlin",
          page: "black-friday-sale",
          state: "open",
          translations: { de: { title: "Black Friday", subtitle: "Der ganze Shop" } },
        },
      ],
    },
  },
  getDripOffer: {
    requests: [{ page: "exclusive-offer", invitation: "1.2" }],
    answer: {
      now: "2026-11-27T08:00:00.000Z",
      offer: {
        percent: 20,
        amount: null,
        products: ["faMicAlign"],
        productTypes: [],
        startDate: null,
        endDate: "2026-12-27T08:00:00.000Z",
        state: "open",
        isForCaller: true,
      },
    },
  },
  claimDripOffer: { requests: [{ page: "exclusive-offer", invitation: "1.2" }], answer: { coupon: "LETTER20" } },
  listContests: {
    requests: [{}],
    answer: {
      now: "2026-10-28T08:00:00.000Z",
      contests: [
        {
          id: "halloween",
          page: "halloween",
          title: "The dark cabinet",
          subtitle: "Win the whole shelf",
          worth: "over $700",
          startDate: "2026-10-24T22:00:00.000Z",
          endDate: "2026-10-31T23:00:00.000Z",
          timeZone: "Europe/Berlin",
          isEnabled: true,
          state: "open",
          prizes: [{ title: "Farfield Total Bundle", count: 1 }],
          rules: ["One entry per address."],
          keptForDays: 90,
          seedHash: "0".repeat(64),
          draw: null,
          translations: { ja: { title: "暗いキャビネット" } },
        },
      ],
    },
  },
  enterContest: { requests: [{ contest: "halloween", email: "ada@example.com", accepts_rules: true }], answer: {} },
  confirmContestEntry: {
    requests: [{ id: "0b7e1c52-93a4-4f6d-8c21-5d9e0a7f4b36", key: "k" }],
    answer: { entry: "0b7e1c52-93a4-4f6d-8c21-5d9e0a7f4b36", contest: "halloween", page: "halloween" },
  },
};
