import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { productSchema } from "../entities/product.ts";
import { readAsSchema, searchChoicesSchema, searchCountsSchema } from "../entities/search.ts";
import { SEARCH_SORTS } from "../entities/search-values.ts";
import {
  MAX_PAGE_SIZE,
  MAX_PRICE_MINOR,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_SEARCH_LENGTH,
  MAX_SEARCH_PAGE,
} from "../limits.ts";
import { lineOfText } from "../text.ts";
import { languageSchema } from "./product.ts";

const amount = () => z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_PRICE_MINOR))));

export const searchProducts = defineOperation({
  name: "product.search",
  summary:
    "One page of the public products that match words, choices and a price range (as a visitor pays it, in minor units of `currency`), with the number of products for each choice. Words may be misspelled, in any of the shop's languages; products that have the most of them are returned.",
  request: z.lazy(() =>
    z.strictObject({
      text: z._default(lineOfText(MAX_SEARCH_LENGTH), ""),
      choices: z._default(searchChoicesSchema, {}),
      price_from_minor: amount(),
      price_to_minor: amount(),
      currency: z._default(z.enum(["EUR", "USD", "JPY"]), "EUR"),
      sort: z._default(z.enum(SEARCH_SORTS), "best"),
      /** Of the order by what is nearest: the product, by its page's slug, its slug or its name. */
      near_to: z.optional(z.nullable(lineOfText(MAX_PRODUCT_NAME_LENGTH, 1))),
      page: z._default(z.int().check(z.minimum(1), z.maximum(MAX_SEARCH_PAGE)), 1),
      /** Of the products' texts. Words are found in every language. */
      language: z.optional(languageSchema),
      page_size: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), 24),
    }),
  ),
  answer: z.lazy(() =>
    z.looseObject({
      products: z.array(productSchema),
      /** On all pages. */
      total: z.number(),
      counts: searchCountsSchema,
      read_as: z.array(readAsSchema),
      /** The product that they are sorted by; null: by none, because `near_to` names no product that has a sound. */
      near_to: z.optional(z.nullable(z.looseObject({ name: z.string(), slug: z.string() }))),
      /** When the next campaign starts or ends (ISO 8601). Null: none is known. */
      price_changes_at: z.optional(z.nullable(z.string())),
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
