import { catalogOperations } from "@shop/api-client";
import { DEFAULT_PACK_PREFIX } from "@shop/cart";
import { connectToShop } from "@shop/cart/adapters";
import { createCartStore, createCheckoutElsewhere } from "@shop/cart/store";
import { type Currency, isCurrency } from "@shop/pricing";

const CURRENCY_KEY = "room-log-currency";

/** Everything on this page that knows the visitor. Made once. */
export function createShop(origin: string) {
  let currency: Currency = "EUR";
  const connection = connectToShop({ origin, currency: () => currency, log: console.info }, catalogOperations);
  const kept = connection.storage.get(CURRENCY_KEY);
  if (isCurrency(kept)) currency = kept;
  const cart = createCartStore({ ...connection, currency, packPrefix: DEFAULT_PACK_PREFIX, hasReservation: false });
  return {
    ...connection,
    origin,
    cart,
    // Nobody is logged in here: logging in, reviewing and paying happen on the shop's own site, where "Proceed" leads.
    checkout: createCheckoutElsewhere({ cart, proceed: connection.proceed }),
    currency: () => currency,
    chooseCurrency: (chosen: Currency) => {
      currency = chosen;
      connection.storage.set(CURRENCY_KEY, chosen);
      void cart.reprice();
    },
  };
}

export type Shop = ReturnType<typeof createShop>;
