import type { PaymentProvider } from "../ports/payment-provider.ts";
import { importTestContent } from "./insert-rows.ts";
import { createPayingTestApp, type PayingTestApp } from "./with-test-payments.ts";

/** The result of a run that found nothing to do. */
export const NOTHING_RECONCILED = { fulfilled: 0, closed: 0, unchanged: 0, waiting: 0, unanswered: 0, alarming: 0 };

export interface ReconcileShop extends PayingTestApp {
  /** What a test puts in the provider's place. */
  faults: Partial<PaymentProvider>;
}

/** A shop whose payment provider can be made to fail, call by call. */
export async function createReconcileShop(): Promise<ReconcileShop> {
  const place: Pick<ReconcileShop, "faults"> = { faults: {} };
  const shop = await createPayingTestApp({
    wrap: (provider) => ({
      ...provider,
      createSession: (request) => (place.faults.createSession ?? provider.createSession)(request),
      readSession: (id) => (place.faults.readSession ?? provider.readSession)(id),
      expireSession: (id) => (place.faults.expireSession ?? provider.expireSession)(id),
    }),
  });
  await importTestContent(shop.deps);
  return Object.assign(place, shop);
}
