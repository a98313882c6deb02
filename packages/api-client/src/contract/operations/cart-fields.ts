import * as z from "zod/mini";
import { MAX_PRODUCT_NAME_LENGTH } from "../limits.ts";
import { lineOfText } from "../text.ts";

export const productName = z.lazy(() => lineOfText(MAX_PRODUCT_NAME_LENGTH, 1));
/** Without an upper limit: too many of an item is the shopper's failure, with the message of the cart's rule. Source: CART-03. */
export const quantity = z.lazy(() => z.int().check(z.minimum(1)));
