import type { PaymentWindow } from "@shop/cart/store";

/** Tells a payment page of our own origin which theme the shop shows; another provider's address stays as it is. */
export function themedPaymentWindow(
  window: PaymentWindow,
  page: { readonly origin: () => string; readonly theme: () => string },
): PaymentWindow {
  const withTheme = (address: string) => {
    const url = new URL(address, page.origin());
    if (url.origin === page.origin()) url.searchParams.set("theme", page.theme());
    return url.href;
  };
  return { open: (session, frame) => window.open(session, { ...frame, show: (url) => frame.show(withTheme(url)) }) };
}
