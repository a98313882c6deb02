import { useShelfPrice } from "@shop/catalog/react";
import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { useStore } from "zustand";
import { useCurrency, useServices } from "../services-context.ts";
import { pageEvents } from "./page-events.ts";
import { saleOfCart } from "./sale-of-cart.ts";

/** Raises the events of each page that is opened. Its code comes with tracking. */
export function TrackedPages() {
  const { events } = useServices();
  const { pathname: path, search } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const currency = useCurrency();
  const priceOf = useShelfPrice();
  const shown = useRef({ search, data, currency, priceOf });
  shown.current = { search, data, currency, priceOf };
  useEffect(() => {
    for (const event of pageEvents({ path, ...shown.current })) events.raise(event);
  }, [path, events]);
  return path.endsWith("/cart") && <CartView key={path} />;
}

/** The cart's page is a view of the cart once it is loaded, and only one. */
function CartView() {
  const { cart, events } = useServices();
  const isReady = useStore(cart, ({ status }) => status === "ready");
  useEffect(() => {
    const sale = isReady ? saleOfCart(cart.getState()) : null;
    if (sale) events.raise({ name: "view_cart", data: sale });
  }, [isReady, cart, events]);
  return null;
}
