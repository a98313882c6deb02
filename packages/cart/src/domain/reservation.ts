import { RESERVATION_MS } from "./limits.ts";

/** The quarter of an hour for which the cart is shown as reserved. */
export interface Reservation {
  readonly endsAtMs: number;
}

/** A full reservation from now: for the first item in an empty cart, and again for each further one. */
export function startReservation(nowMs: number): Reservation {
  return { endsAtMs: nowMs + RESERVATION_MS };
}

/**
 * Continues with the stored end time (decimal text, milliseconds since 1970) if it is in the future. An end time that has
 * passed, is exactly now, is missing, unreadable, or further away than a reservation lasts (the clock was changed) gives a full
 * one.
 */
export function resumeReservation(stored: string | undefined, nowMs: number): Reservation {
  const endsAtMs = stored !== undefined && /^\d{1,16}$/.test(stored) ? Number(stored) : 0;
  const isRunning = endsAtMs > nowMs && endsAtMs <= nowMs + RESERVATION_MS;
  return isRunning ? { endsAtMs } : startReservation(nowMs);
}

/** The remaining time; never below zero. */
export function remainingMs(reservation: Reservation, nowMs: number): number {
  return Math.max(0, reservation.endsAtMs - nowMs);
}

/**
 * The reservation after the cart has changed: none for an empty cart, a full one after an add; otherwise the running or
 * stored one continues.
 */
export function reservationAfter(
  cart: { readonly itemCount: number; readonly wasAddedTo: boolean },
  stored: string | undefined,
  nowMs: number,
): Reservation | null {
  if (cart.itemCount === 0) return null;
  return cart.wasAddedTo ? startReservation(nowMs) : resumeReservation(stored, nowMs);
}
