import { type Currency, isCurrency } from "@shop/pricing";

/** An amount as Stripe counts it: hundredths of euro and dollar, whole yen. Only this file creates or reads one. */
export type StripeAmount = number & { readonly unit: "stripe" };

/** How many of our minor units one unit of Stripe's is. */
const MINOR_PER_STRIPE_UNIT: Readonly<Record<Currency, number>> = { EUR: 1, USD: 1, JPY: 100 };

/** Minor units to Stripe's. Throws for anything but a whole number of Stripe's units, such as ¥0.50: prices are whole yen. */
export function toStripeAmount(amountMinor: number, currency: Currency): StripeAmount {
  const amount = amountMinor / MINOR_PER_STRIPE_UNIT[currency];
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new Error(
      `${amountMinor} minor units of ${currency} can't be charged: it has to be a positive multiple of ${MINOR_PER_STRIPE_UNIT[currency]}.`,
    );
  }
  return amount as StripeAmount;
}

/** The amount paid according to Stripe, in minor units. Both null if the shop doesn't have the currency, or there is no amount. */
export function fromStripeAmount(
  amount: number | null,
  currency: string | null,
): { readonly amountMinor: number | null; readonly currency: Currency | null } {
  const known = (currency ?? "").toUpperCase();
  if (amount === null || !isCurrency(known)) return { amountMinor: null, currency: null };
  return { amountMinor: amount * MINOR_PER_STRIPE_UNIT[known], currency: known };
}
