import { endProcess, freePort, type OwnShop, startOwnShop, startProcess, waitFor } from "../models/own-shop.ts";

const KEYS = {
  SHOP_STRIPE_SECRET_KEY: "sk_test_stand_in",
  SHOP_STRIPE_PUBLISHABLE_KEY: "pk_test_stand_in",
  SHOP_STRIPE_WEBHOOK_SECRET: "whsec_stand_in",
};

export interface StripeShop extends OwnShop {
  /** The address of the stand-in for Stripe. */
  readonly stripeOrigin: string;
}

/** The built shop with Stripe's settings, and a stand-in for Stripe beside it, each in its own process with its own data. */
export async function startStripeShop(): Promise<StripeShop> {
  const [port, stripePort] = [await freePort(), await freePort()];
  const stripeOrigin = `http://localhost:${stripePort}`;
  const stripe = startProcess("apps/api/src/testing/stripe-stand-in/serve.ts", {
    ...KEYS,
    PORT: String(stripePort),
    SHOP_URL: `http://localhost:${port}`,
  });
  await waitFor(`${stripeOrigin}/stand-in/sessions`);
  const shop = await startOwnShop(
    { ...KEYS, SHOP_PAYMENT_PROVIDER: "stripe", SHOP_STRIPE_API_HOST: stripeOrigin },
    port,
  );
  return {
    ...shop,
    stripeOrigin,
    stop: async () => {
      await Promise.all([shop.stop(), endProcess(stripe)]);
    },
  };
}
