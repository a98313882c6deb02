// For the developer of a host's page, in the browser's console.

/** No call reaches the shop: a browser doesn't say which of these it is. */
export function unreachableText(shop: string, pageOrigin: string): string {
  const reasons = [
    `the shop's setting SHOP_ALLOWED_ORIGINS doesn't name ${pageOrigin}`,
    `this page's Content-Security-Policy doesn't allow connect-src ${shop}`,
    "the network or the shop is down",
  ];
  return `shop-cart: ${shop} can't be reached from this page. Either ${reasons.join(", or ")}.`;
}

export function missingProductText(shop: string, product: string): string {
  return `shop-add-to-cart: ${shop} doesn't sell a product "${product}".`;
}
