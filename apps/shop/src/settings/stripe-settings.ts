import { isLiveKey } from "@shop/api";
import { OperatorError } from "../operator-error.ts";

interface StripeSettings {
  readonly SHOP_MODE: "demo" | "production";
  readonly SHOP_PAYMENT_PROVIDER: "test" | "stripe";
  readonly SHOP_STRIPE_SECRET_KEY?: string | undefined;
  readonly SHOP_STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly SHOP_STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly SHOP_STRIPE_API_HOST: string;
}

const STRIPE_API_ORIGIN = "https://api.stripe.com";

/** Why the settings don't allow payments by Stripe, as one line for the operator; null if they do, or Stripe isn't configured. */
export function stripeObjection(settings: StripeSettings): string | null {
  const { SHOP_MODE: mode, SHOP_STRIPE_SECRET_KEY: secretKey, SHOP_STRIPE_PUBLISHABLE_KEY: publishableKey } = settings;
  if (settings.SHOP_PAYMENT_PROVIDER !== "stripe") return null;
  const missing = (
    ["SHOP_STRIPE_SECRET_KEY", "SHOP_STRIPE_PUBLISHABLE_KEY", "SHOP_STRIPE_WEBHOOK_SECRET"] as const
  ).find((name) => !settings[name]);
  if (missing) return `SHOP_PAYMENT_PROVIDER=stripe needs ${missing}; see docs/guides/stripe.md.`;
  if (isLiveKey(secretKey) !== isLiveKey(publishableKey)) {
    return "SHOP_STRIPE_SECRET_KEY and SHOP_STRIPE_PUBLISHABLE_KEY are of different modes: both have to be live keys, or both test keys.";
  }
  if (mode === "demo" && isLiveKey(secretKey)) {
    return "SHOP_MODE=demo refuses Stripe's live keys: the demo's outbox can be read by anybody. Set SHOP_MODE=production, or test keys.";
  }
  if (mode === "production" && settings.SHOP_STRIPE_API_HOST !== STRIPE_API_ORIGIN) {
    return `SHOP_MODE=production refuses SHOP_STRIPE_API_HOST; allowed: ${STRIPE_API_ORIGIN}.`;
  }
  return null;
}

/** The settings of a shop that takes payments by Stripe, after `stripeObjection` returned none. */
export function requireStripe(settings: StripeSettings) {
  const {
    SHOP_STRIPE_SECRET_KEY: secretKey,
    SHOP_STRIPE_PUBLISHABLE_KEY: publishableKey,
    SHOP_STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if (!secretKey || !publishableKey || !webhookSecret) throw new OperatorError(stripeObjection(settings) ?? "");
  const { protocol, hostname, port } = new URL(settings.SHOP_STRIPE_API_HOST);
  const isHttps = protocol === "https:";
  const api = {
    protocol: isHttps ? ("https" as const) : ("http" as const),
    host: hostname,
    port: Number(port) || (isHttps ? 443 : 80),
  };
  return { secretKey, publishableKey, webhookSecret, api };
}
