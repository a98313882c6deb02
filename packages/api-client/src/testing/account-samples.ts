import type { AnswerOf, OperationName, Operations, RequestOf } from "../contract/index.ts";

const PREPARE = { mode: "prepare" } as const;
const EXECUTE = { mode: "execute", csrf_token: "t" } as const;
const LINK = { id: "YWRhQGV4YW1wbGUuY29t", key: "k" };
const RATING = { csrf_token: "t", comment: "Does what it says." };
const LICENCE_ID = "6f1c2f0e-8a4d-4c57-9b86-1f2a3c4d5e6f";
const SESSION = {
  id: "0b7e1c52-93a4-4f6d-8c21-5d9e0a7f4b36",
  is_current: true,
  browser: "Firefox",
  system: "Windows",
  created_at: "2026-01-02T10:00:00.000Z",
  last_seen_at: "2026-01-02T11:00:00.000Z",
  expires_at: "2026-02-01T10:00:00.000Z",
};

type AccountOperationName =
  | "redeemProduct"
  | "getFreeProduct"
  | "sendDownloads"
  | "getReviews"
  | "rateProduct"
  | "transferLicence"
  | "releaseActivation"
  | "updateProfile"
  | "updateNewsletterSettings"
  | "confirmNewsletter"
  | "revokeEmailChange"
  | "listSessions"
  | "endSessions"
  | "preferCurrency"
  | "preferPopUps"
  | "claimExitOffer";

/** Samples of the account's operations, also part of OPERATION_SAMPLES. */
export const ACCOUNT_SAMPLES: {
  readonly [Name in AccountOperationName & OperationName]: {
    readonly requests: ReadonlyArray<RequestOf<Operations[Name]>>;
    readonly answer: AnswerOf<Operations[Name]>;
  };
} = {
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
        license_id: LICENCE_ID,
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
  sendDownloads: { requests: [{}], answer: {} },
  getFreeProduct: { requests: [{ product: "faIR Free Room" }], answer: {} },
  releaseActivation: { requests: [{ license_id: LICENCE_ID, activation_id: SESSION.id }], answer: {} },
  confirmNewsletter: { requests: [LINK], answer: { options: 3 } },
  revokeEmailChange: { requests: [LINK, {}], answer: { email: "ada@example.com" } },
  listSessions: { requests: [{}], answer: { sessions: [SESSION] } },
  endSessions: { requests: [{ session_id: SESSION.id }, { others: true }], answer: { sessions: [SESSION] } },
  preferCurrency: { requests: [{ currency: "JPY" }], answer: {} },
  preferPopUps: { requests: [{ fewer: true }], answer: {} },
  claimExitOffer: {
    requests: [{}],
    answer: { code: "STAY-ABCDEFGH", percent: 5, ends_at: "2026-01-09T10:00:00.000Z" },
  },
};
