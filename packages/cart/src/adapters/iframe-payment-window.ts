import { fail, ok } from "@shop/kernel";
import type { PaymentWindow } from "../store/ports.ts";

/**
 * Pays on the provider's own page, in the frame of the shop's payment dialog. For providers whose session has an address (the
 * built-in test provider, hosted pages that allow framing). `baseUrl` is the shop's origin, for addresses without one.
 * Failure: `checkout.windowFailed` if the session has no address, or one that isn't a web page's.
 */
export function createIframePaymentWindow(baseUrl: () => string): PaymentWindow {
  return {
    open: async (session, frame) => {
      const url = session.url === null ? null : webAddress(session.url, baseUrl());
      return url === null ? fail({ code: "checkout.windowFailed" }) : ok(await frame.show(url));
    },
  };
}

/** Only http and https: a `javascript:` address in a frame would run as the shop's own code. */
function webAddress(address: string, baseUrl: string): string | null {
  if (!URL.canParse(address, baseUrl)) return null;
  const url = new URL(address, baseUrl);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
}
