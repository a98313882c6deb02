import { fail, ok, type Result } from "@shop/kernel";
import { paymentSurface } from "../domain/payment-session.ts";
import type { PaymentWindow, WindowOutcome } from "../store/ports.ts";

/**
 * The one window for all providers. The session decides whether it is paid in the dialog's frame, by the provider's script, or in a
 * separate tab. Failures: `checkout.noSessionId`, `checkout.windowFailed` (also if opening throws), and those of the two windows.
 */
export function choosePaymentWindow(windows: {
  readonly frame: PaymentWindow;
  readonly script: PaymentWindow;
}): PaymentWindow {
  const tab: PaymentWindow = { open: async ({ url }) => external(url) };
  const bySurface = { ...windows, tab };
  return {
    open: async (session, frame) => {
      if (session.sessionId === "") return fail({ code: "checkout.noSessionId" });
      try {
        return await bySurface[paymentSurface(session)].open(session, frame);
      } catch (error) {
        return fail({ code: "checkout.windowFailed", params: { reason: String(error) } });
      }
    },
  };
}

/** The provider's page for a separate tab; `checkout.windowFailed` if the session has none. */
export function external(url: string | null): Result<WindowOutcome> {
  return url === null ? fail({ code: "checkout.windowFailed" }) : ok({ outcome: "external", url });
}
