/** The cookies that scripts may read, and pages without the rest of the contract do. */
export const CURRENCY_COOKIE = "shop_currency";
export const ACCESS_TOKEN_COOKIE = "shop_access_token";
