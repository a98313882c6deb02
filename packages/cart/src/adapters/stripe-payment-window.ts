import { type Clock, fail, ok } from "@shop/kernel";
import type { StripeEmbeddedCheckout } from "@stripe/stripe-js";
import { PAYMENT_SCRIPT_CHECK_MS, PAYMENT_SCRIPT_CHECKS } from "../domain/limits.ts";
import type { PaymentOutcome } from "../domain/payment-message.ts";
import type { PaymentEmbed } from "../domain/payment-session.ts";
import type { PaymentFrame, PaymentWindow } from "../store/ports.ts";
import { external } from "./choose-payment-window.ts";

/** The part of Stripe's script that the window uses. */
export interface StripeScript {
  createEmbeddedCheckoutPage(options: {
    readonly clientSecret: string;
    readonly onComplete: () => void;
  }): Promise<Pick<StripeEmbeddedCheckout, "mount" | "unmount" | "destroy">>;
}

export interface StripePaymentWindowDeps {
  readonly clock: Clock;
  /** Loads Stripe's script on demand. Rejects if that fails. */
  readonly loadScript: (publishableKey: string) => Promise<StripeScript>;
}

type Readiness =
  | { readonly name: "ready"; readonly script: StripeScript }
  | { readonly name: "failed"; readonly reason: string }
  | { readonly name: "late" };

/**
 * Pays by Stripe's Embedded Checkout in the shop's dialog. If the script isn't there after ten checks, 300 ms apart, the session's
 * page opens in a separate tab instead. Closing the dialog removes everything of Stripe's. Failures: `checkout.scriptFailed` (the
 * script can't be loaded), `checkout.windowFailed` (Stripe opens nothing for this session).
 */
export function createStripePaymentWindow(deps: StripePaymentWindowDeps): PaymentWindow {
  return {
    open: async ({ url, embed }, frame) => {
      if (!embed) return external(url);
      const readiness = await waitForScript(deps, embed.publishableKey);
      if (readiness.name === "late") return external(url);
      if (readiness.name === "failed") {
        return fail({ code: "checkout.scriptFailed", params: { reason: readiness.reason } });
      }
      try {
        return ok(await payInFrame(readiness.script, embed, frame));
      } catch (error) {
        return fail({ code: "checkout.windowFailed", params: { reason: String(error) } });
      }
    },
  };
}

async function waitForScript({ clock, loadScript }: StripePaymentWindowDeps, key: string): Promise<Readiness> {
  const loading: Promise<Readiness> = loadScript(key).then(
    (script) => ({ name: "ready", script }),
    (error: unknown) => ({ name: "failed", reason: String(error) }),
  );
  for (let check = 0; check < PAYMENT_SCRIPT_CHECKS; check += 1) {
    const found = await look(clock, loading);
    if (found) return found;
  }
  return { name: "late" };
}

/** One check: the result of loading after at most 300 ms, or null. */
async function look(clock: Clock, loading: Promise<Readiness>): Promise<Readiness | null> {
  let cancel = () => {};
  const pause = new Promise<null>((resolve) => {
    cancel = clock.after(PAYMENT_SCRIPT_CHECK_MS, () => resolve(null));
  });
  const found = await Promise.race([loading, pause]);
  cancel();
  return found;
}

async function payInFrame(script: StripeScript, embed: PaymentEmbed, frame: PaymentFrame): Promise<PaymentOutcome> {
  const { clientSecret, orderId } = embed;
  let finish = (_outcome: PaymentOutcome) => {};
  const completed: PaymentOutcome = orderId === null ? { outcome: "completed" } : { outcome: "completed", orderId };
  const page = await script.createEmbeddedCheckoutPage({ clientSecret, onComplete: () => finish(completed) });
  try {
    // A part may mount, unmount and mount again: only the final cleanup destroys Stripe's page.
    return await frame.hold((place, finishFrame) => {
      finish = finishFrame;
      page.mount(place);
      return () => page.unmount();
    });
  } finally {
    page.destroy();
  }
}
