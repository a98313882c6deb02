import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { downloadFormatSchema, platformSchema } from "../entities/licence.ts";
import { productSchema, productTypeSchema } from "../entities/product.ts";
import { MAX_PRODUCT_NAME_LENGTH, MAX_VERSION_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";

/** English is the default: it isn't sent. */
/** Of texts; English where none is named. */
export const languageSchema = z.enum(["de", "ja"]);
const productName = z.lazy(() => lineOfText(MAX_PRODUCT_NAME_LENGTH, 1));

const getAllProducts = defineOperation({
  name: "product.getAll",
  summary:
    "Every public product, with its texts in a language (English by default). The same for everybody, so that it can be kept and shared.",
  request: z.lazy(() =>
    z.strictObject({
      language: z.optional(languageSchema),
      /** The version that a visitor's client has kept. While it is still that one, the response has no products. */
      known_version: z.optional(z.string().check(z.maxLength(MAX_VERSION_LENGTH))),
    }),
  ),
  answer: z.lazy(() =>
    z.looseObject({
      result: z.array(productSchema),
      /** When the next campaign starts or ends (ISO 8601); a client that keeps the list should reload it then. Null: none is known. */
      price_changes_at: z.optional(z.nullable(z.string())),
      /** Another text whenever anything of it changes. Absent for a customer, whose products are personal. */
      version: z.optional(z.string()),
      /** True: the client's `known_version` is current, and `result` is empty. */
      is_unchanged: z.optional(z.boolean()),
    }),
  ),
  lenientList: "result",
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});

const getProductData = defineOperation({
  name: "product.getData",
  summary:
    "One product by name, slug or page slug, and its type where known, with its texts in a language (English by default).",
  request: z.lazy(() =>
    z.strictObject({
      name: productName,
      type: z.optional(z.nullable(productTypeSchema)),
      language: z.optional(languageSchema),
    }),
  ),
  answer: z.lazy(() => z.looseObject({ result: productSchema })),
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: ["product.notFound"],
});

const licenceId = z.uuid();

export const downloadProduct = defineOperation({
  name: "product.download",
  summary:
    "A signed link, valid for ten minutes, to a file of a product that the user owns: an installer by os, a pack by format, a licence file.",
  request: z.lazy(() =>
    z.union([
      z.strictObject({ product: productName, os: platformSchema, license_id: licenceId }),
      z.strictObject({ product: productName, version: downloadFormatSchema }),
      z.strictObject({ product: productName, license_id: licenceId }),
    ]),
  ),
  answer: z.lazy(() =>
    z.looseObject({
      url: z.string(),
      file_name: z.string(),
      size_bytes: z.optional(z.number()),
      sha256: z.optional(z.string()),
      expires_at: z.string(),
    }),
  ),
  actor: "customer",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: ["product.notOwned", "product.fileMissing", "product.newsletterNeeded"],
});

/** The parts of a product list, for a page that needs no more. */
export const catalogOperations = { getAllProducts, getProductData } as const;
