/** The feeds' addresses, without a language. */
export const TUTORIALS_FEED = "/feeds/tutorials.xml";
export const RELEASES_FEED = "/feeds/releases.xml";
export const PRODUCTS_FEED = "/feeds/products.xml";
