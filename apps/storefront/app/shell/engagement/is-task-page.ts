const TASK_PAGE = /^(?:\/(?:de|ja))?\/(?:cart|account|downloads|rate-product|coupon|contest-entry|beta)(?:\/|$)/;

/**
 * Whether a shopper has something to do on the page with this path: pay, look after the account, an order or a licence, download, rate,
 * redeem, confirm. Nothing asks for attention there but what the cart says. Source: ENGAGE-12.
 */
export function isTaskPage(path: string): boolean {
  return TASK_PAGE.test(path);
}
