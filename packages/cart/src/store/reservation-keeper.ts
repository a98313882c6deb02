import type { Clock, KeyValueStorage } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import { itemCount } from "../domain/item-count.ts";
import { remainingMs, reservationAfter } from "../domain/reservation.ts";
import type { CartState } from "./cart-state.ts";

/** Where the reservation's end time is kept: milliseconds since 1970 as text. */
export const RESERVATION_KEY = "shop_cart_reservation";

interface KeeperDeps {
  readonly store: StoreApi<CartState>;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly hasReservation: boolean;
}

/** Synchronizes the state's reservation, the stored end time and the timer that renews it. */
export function createReservationKeeper({ store, storage, clock, hasReservation }: KeeperDeps) {
  let isRunning = false;
  let cancelTimer = () => {};

  const schedule = () => {
    cancelTimer();
    const { reservation } = store.getState();
    if (!isRunning || !reservation) return;
    cancelTimer = clock.after(remainingMs(reservation, clock.nowMs()), () => update(false));
  };

  /** After the cart has changed, or another tab has written a new end time. */
  const update = (wasAddedTo: boolean) => {
    if (!hasReservation) return;
    const cart = { itemCount: itemCount(store.getState().confirmed.products), wasAddedTo };
    const stored = storage.get(RESERVATION_KEY);
    const reservation = reservationAfter(cart, stored, clock.nowMs());
    const text = reservation ? `${reservation.endsAtMs}` : undefined;
    if (text === undefined && stored !== undefined) storage.remove(RESERVATION_KEY);
    else if (text !== undefined && text !== stored) storage.set(RESERVATION_KEY, text);
    if (reservation?.endsAtMs !== store.getState().reservation?.endsAtMs) store.setState({ reservation });
    schedule();
  };

  return {
    update,
    /** Starts the timer; the returned function stops it. */
    run: () => {
      isRunning = true;
      schedule();
      return () => {
        isRunning = false;
        cancelTimer();
      };
    },
  };
}
