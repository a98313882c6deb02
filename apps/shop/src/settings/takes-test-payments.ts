import { isLiveKey } from "@shop/api";
import type { Settings } from "./settings.ts";

type PaymentSettings = Pick<Settings, "SHOP_MODE" | "SHOP_PAYMENT_PROVIDER" | "SHOP_STRIPE_SECRET_KEY">;

/** Stripe's test keys sell for test cards, as the built-in provider does. */
export function takesTestPayments(settings: Omit<PaymentSettings, "SHOP_MODE">): boolean {
  return settings.SHOP_PAYMENT_PROVIDER === "test" || !isLiveKey(settings.SHOP_STRIPE_SECRET_KEY);
}

/** Whether shop and operator have to be warned that no money moves: a demo says so by its name, production doesn't. */
export function mustSayTestPayments(settings: PaymentSettings): boolean {
  return settings.SHOP_MODE === "production" && takesTestPayments(settings);
}

/** The start's message to the operator before it is ready. */
export function startWarnings(settings: PaymentSettings): readonly string[] {
  if (!mustSayTestPayments(settings)) return [];
  const by = settings.SHOP_PAYMENT_PROVIDER === "test" ? "the built-in test provider" : "Stripe's test keys";
  return [`Payments are a test (${by}): no money is taken, and every page says so. SHOP_ALLOW names test-payments.`];
}
