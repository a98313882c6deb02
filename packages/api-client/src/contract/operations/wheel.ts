import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { wheelDrawSchema, wheelSchema } from "../entities/wheel.ts";
import { MAX_WHEEL_CHANCE_LENGTH, MAX_WHEEL_ID_LENGTH } from "../limits.ts";
import { noFields } from "./without-fields.ts";

export const getWheel = defineOperation({
  name: "engagement.wheel",
  summary:
    "The caller's wheel of fortune: its segments with their odds per thousand, the hashes of the seeds that its spins will use, and what was drawn before. Without segments there is no wheel.",
  request: noFields,
  answer: wheelSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

export const spinWheel = defineOperation({
  name: "engagement.spin",
  summary:
    "Draws once, and reveals the seed. The caller's own chance takes part in the draw. A discount's coupon belongs to the caller, once, for 7 days.",
  request: z.lazy(() =>
    z.strictObject({
      /** Chosen by the browser after it has seen the hashes: letters, digits and hyphens. */
      chance: z.string().check(z.minLength(1), z.maxLength(MAX_WHEEL_CHANCE_LENGTH), z.regex(/^[A-Za-z0-9-]+$/)),
    }),
  ),
  answer: z.lazy(() => z.looseObject({ draw: wheelDrawSchema, spins_left: z.int() })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["wheel.closed", "wheel.noSpinsLeft"],
});

export const claimWheelPack = defineOperation({
  name: "engagement.claimPack",
  summary: "Turns a drawn pack into a licence of the account, once.",
  request: z.lazy(() =>
    z.strictObject({
      wheel: z.string().check(z.maxLength(MAX_WHEEL_ID_LENGTH)),
      number: z.int().check(z.minimum(1), z.maximum(3)),
    }),
  ),
  answer: z.lazy(() => z.looseObject({ product: z.string() })),
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["wheel.nothingToClaim"],
});
