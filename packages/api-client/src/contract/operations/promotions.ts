import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import {
  liveStatSchema,
  promotionSchema,
  SOCIAL_PROOF_TYPES,
  socialProofSchema,
  socialProofTypeSchema,
} from "../entities/engagement.ts";
import { MAX_PAGE_SIZE, MAX_TIMESPAN_HOURS } from "../limits.ts";
import { languageSchema } from "./product.ts";
import { noFields } from "./without-fields.ts";

export const getPromotions = defineOperation({
  name: "product.promotions",
  summary: "The running campaigns of single products, one item for each product: what the discount bar chooses from.",
  request: noFields,
  answer: z.lazy(() =>
    z.looseObject({
      products: z.array(promotionSchema),
      /** When the server made this response (ISO 8601): a countdown corrects the browser's clock by it. */
      server_time: z.optional(z.string()),
    }),
  ),
  lenientList: "products",
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

export const getLiveStats = defineOperation({
  name: "product.liveStats",
  summary: "What customers did in the last hours (`timespan`, a week at most), newest first: a list, or one alone.",
  request: z.lazy(() =>
    z.strictObject({
      timespan: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_TIMESPAN_HOURS))),
      page_size: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), 12),
      language: z.optional(languageSchema),
    }),
  ),
  answer: z.lazy(() => z.union([z.array(liveStatSchema), liveStatSchema])),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

export const getSocialProof = defineOperation({
  name: "product.socialProof",
  summary: "The figures of the badges: how many customers, reviews and downloads, the rating, and who is shopping now.",
  request: z.lazy(() =>
    z.strictObject({
      badges: z._default(z.array(socialProofTypeSchema).check(z.maxLength(SOCIAL_PROOF_TYPES.length)), [
        ...SOCIAL_PROOF_TYPES,
      ]),
    }),
  ),
  answer: socialProofSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});
