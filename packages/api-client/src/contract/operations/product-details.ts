import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { productDetailsSchema } from "../entities/product-details.ts";
import { MAX_PRODUCT_NAME_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";
import { languageSchema } from "./product.ts";

export const getProductDetails = defineOperation({
  name: "product.details",
  summary:
    "What a product's own page shows beside the product: its changelog, its files, the systems that it runs on, its trial, and how many customers gave how many stars. The same for everybody.",
  request: z.lazy(() =>
    z.strictObject({ product: lineOfText(MAX_PRODUCT_NAME_LENGTH, 1), language: z.optional(languageSchema) }),
  ),
  answer: z.lazy(() => z.looseObject({ result: productDetailsSchema })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: ["product.notFound"],
});
