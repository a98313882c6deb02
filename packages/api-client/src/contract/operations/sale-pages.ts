import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { salesWindowSchema, windowStateSchema } from "../entities/engagement.ts";
import { productTypeSchema } from "../entities/product.ts";
import { MAX_LABEL_LENGTH, MAX_TOKEN_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";
import { noFields } from "./without-fields.ts";

export const listSalesWindows = defineOperation({
  name: "sales.windows",
  summary:
    "Every sales window with its state, ordered by start, and the server's time, for browsers whose clock is wrong.",
  request: noFields,
  answer: z.lazy(() => z.looseObject({ now: z.string(), windows: z.array(salesWindowSchema) })),
  lenientList: "windows",
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

const dripRequest = z.lazy(() =>
  z.strictObject({
    page: lineOfText(MAX_LABEL_LENGTH, 1),
    invitation: z.optional(z.nullable(lineOfText(MAX_TOKEN_LENGTH))),
  }),
);

const amountsSchema = z.lazy(() =>
  z.looseObject({ EUR: z.nullable(z.number()), USD: z.nullable(z.number()), JPY: z.nullable(z.number()) }),
);

export const getDripOffer = defineOperation({
  name: "sales.dripOffer",
  summary:
    "The offer of a drip page: a coupon of its own. `isForCaller` is false if it is only for visitors with a signed link.",
  request: dripRequest,
  answer: z.lazy(() =>
    z.looseObject({
      now: z.string(),
      offer: z.nullable(
        z.looseObject({
          percent: z.nullable(z.number()),
          amount: z.nullable(amountsSchema),
          minimum: z.optional(z.nullable(amountsSchema)),
          products: z.array(z.string()),
          productTypes: z.array(productTypeSchema),
          startDate: z.nullable(z.string()),
          endDate: z.nullable(z.string()),
          timeZone: z.optional(z.nullable(z.string())),
          state: windowStateSchema,
          isForCaller: z.boolean(),
        }),
      ),
    }),
  ),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

export const claimDripOffer = defineOperation({
  name: "sales.claimDripOffer",
  summary: "Puts the coupon of a drip page on the cart, where it waits for what it applies to.",
  request: dripRequest,
  answer: z.lazy(() => z.looseObject({ coupon: z.string() })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: [
    "drip.unknown",
    "drip.notInvited",
    "cart.couponNotYet",
    "cart.couponExpired",
    "cart.couponNotForCurrency",
    "cart.couponUsedUp",
    "cart.couponUsedBefore",
    "cart.couponStandsAlone",
    "cart.tooManyCoupons",
  ],
});
