/** The cookies that scripts may read, and pages without the rest of the contract do. */
export const CURRENCY_COOKIE = "shop_currency";
export const ACCESS_TOKEN_COOKIE = "shop_access_token";
/**
 * Only indicates that this browser may have a session or a cart, whose own cookies no script can read. The server sets it with
 * those and with the same lifetime: a browser may expire a script's cookie after a week.
 */
export const VISIT_COOKIE = "shop_visit";
/** Where the shopper came from with a cart: an address on another site that the operator allows. Only the server sets it. */
export const RETURN_COOKIE = "shop_return_to";
