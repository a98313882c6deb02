import type { Currency } from "@shop/pricing";

export interface HandOver {
  /** The shop's own origin. */
  readonly origin: string;
  /** The shop's key for this page's cart; null before anything was added. */
  readonly cartKey: string | null;
  readonly currency: Currency;
  /** Of the shop's pages: en, de, ja. */
  readonly language: string;
  /** Where the shop's cart page links back to: an address whose origin is on the operator's list. */
  readonly returnTo: string;
}

/**
 * Leaves the page for the cart on the shop's own site, where login and payment happen, and transfers the cart. It submits a form,
 * so that no address contains the key. The form is in an empty frame with its own referrer policy: a page with `no-referrer` or
 * `same-origin`, the default of some frameworks, would omit the origin from which the shop decides whom to trust. The shop must list
 * the page's origin; otherwise its cart page opens without the cart.
 */
export function handOverCart(page: Document, { origin, cartKey, currency, language, returnTo }: HandOver): void {
  const form = page.createElement("form");
  form.method = "post";
  form.action = `${origin}/embed/checkout`;
  form.target = "_top";
  const fields = { cart_key: cartKey ?? "", currency, language, return_to: returnTo };
  for (const [name, value] of Object.entries(fields)) {
    const field = page.createElement("input");
    field.type = "hidden";
    field.name = name;
    field.value = value;
    form.append(field);
  }
  const policy = page.createElement("meta");
  policy.name = "referrer";
  policy.content = "strict-origin";
  const frame = page.createElement("iframe");
  frame.hidden = true;
  page.body.append(frame);
  const inside = frame.contentDocument ?? page;
  inside.head.append(policy);
  inside.body.append(form);
  form.submit();
}
