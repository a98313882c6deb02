/** The cookies that scripts may read, and pages without the rest of the contract do. */
export const CURRENCY_COOKIE = "shop_currency";
export const ACCESS_TOKEN_COOKIE = "shop_access_token";
/**
 * Says no more than that this browser may hold a session or a cart, whose own cookies no script can read. The server sets it beside
 * those, for as long: a browser may end after a week what a script has set.
 */
export const VISIT_COOKIE = "shop_visit";
/** Where the shopper came from with a cart: an address on another site that the operator allows. Set by the server alone. */
export const RETURN_COOKIE = "shop_return_to";
