import { RESERVATION_MS } from "./limits.ts";

/** The quarter of an hour for which the cart is said to be reserved. */
export interface Reservation {
  readonly endsAtMs: number;
}

/** A full reservation from now: with the first item into an empty cart, and anew with each further one. */
export function startReservation(nowMs: number): Reservation {
  return { endsAtMs: nowMs + RESERVATION_MS };
}

/**
 * Goes on with the stored end time (a decimal text of milliseconds since 1970) where it is still to come. One that is over, ends
 * exactly now, is missing, unreadable, or further away than a reservation lasts (a clock was set) gives a full one.
 */
export function resumeReservation(stored: string | undefined, nowMs: number): Reservation {
  const endsAtMs = stored !== undefined && /^\d{1,16}$/.test(stored) ? Number(stored) : 0;
  const isRunning = endsAtMs > nowMs && endsAtMs <= nowMs + RESERVATION_MS;
  return isRunning ? { endsAtMs } : startReservation(nowMs);
}

/** How long it still runs; never below zero. */
export function remainingMs(reservation: Reservation, nowMs: number): number {
  return Math.max(0, reservation.endsAtMs - nowMs);
}

/**
 * The reservation after the cart has become as it is: none for an empty one, a full one after an add, otherwise the one that
 * runs, or is stored, goes on.
 */
export function reservationAfter(
  cart: { readonly itemCount: number; readonly wasAddedTo: boolean },
  stored: string | undefined,
  nowMs: number,
): Reservation | null {
  if (cart.itemCount === 0) return null;
  return cart.wasAddedTo ? startReservation(nowMs) : resumeReservation(stored, nowMs);
}
