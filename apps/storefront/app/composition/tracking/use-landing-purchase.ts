import { useEffect } from "react";
import { useStore } from "zustand";
import { useLoaded, useServices } from "../services-context.ts";
import { purchaseOfOrder } from "./purchase-of-order.ts";

/**
 * Raises the purchase on its landing page. What was paid in this page's dialog is known; of a payment in the provider's own tab the order
 * is read, once its licences are there. Tracking sends each order once. Source: ROUTE-09.
 */
export function useLandingPurchase(orderIds: readonly string[]): void {
  const { events, tracking } = useServices();
  const { api, paid } = useLoaded();
  const isTracked = useStore(tracking) !== null;
  const joined = orderIds.join(" ");
  useEffect(() => {
    const purchase = paid.take();
    if (purchase) events.raise(purchase);
  }, [events, paid]);
  useEffect(() => {
    if (!isTracked || joined === "") return;
    const raise = async (orderId: string) => {
      if (paid.has(orderId)) return;
      const found = await api.call("getOrder", { order: orderId });
      if (!found.isOk || found.value.status !== "paid" || found.value.paid_at === null) return;
      events.raise(purchaseOfOrder(found.value), Date.parse(found.value.paid_at));
    };
    for (const orderId of joined.split(" ")) void raise(orderId);
  }, [isTracked, joined, api, paid, events]);
}
