import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { MAX_REDEEM_CODE_LENGTH, MAX_TOKEN_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";

export const redeemProduct = defineOperation({
  name: "product.redeem",
  summary: "Turns a redeem code into licences, once. A code that was used before is refused with 406.",
  request: z.lazy(() =>
    z.union([
      z.strictObject({ mode: z.literal("prepare") }),
      z.strictObject({
        mode: z.literal("execute"),
        csrf_token: z.string().check(z.maxLength(MAX_TOKEN_LENGTH)),
        redeem_code: lineOfText(MAX_REDEEM_CODE_LENGTH),
      }),
    ]),
  ),
  answer: z.lazy(() =>
    z.looseObject({
      csrf_token: z.optional(z.string()),
      /** The names of what the code granted. */
      products: z.optional(z.array(z.union([z.string(), z.looseObject({ name: z.string() })]))),
    }),
  ),
  actor: "customer",
  tokenPurpose: "redeemProduct",
  isRepeatable: true,
  isMutation: true,
  atMostOnce: "transaction",
  failures: ["redeem.badFormat", "redeem.codeUnknown", "redeem.codeExpired", "redeem.codeUsed", "redeem.tooManyTries"],
});
