import type { PaymentWindow } from "@shop/cart/store";

/** Passes the shop's theme to a payment page of our own origin; another provider's address stays unchanged. */
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
