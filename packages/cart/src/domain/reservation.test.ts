import { describe, expect, it } from "vitest";
import { remainingMs, reservationAfter, resumeReservation, startReservation } from "./reservation.ts";

const NOW = 1_000_000_000;
const FULL = 900_000;

describe("[CART-10] the reservation", () => {
  it("lasts 15 minutes from its start", () => {
    expect(remainingMs(startReservation(NOW), NOW)).toBe(FULL);
  });

  it.each([
    ["still to come", `${NOW + 1}`, NOW + 1],
    ["started this very moment", `${NOW + FULL}`, NOW + FULL],
    ["that ends exactly now", `${NOW}`, NOW + FULL],
    ["in the past", `${NOW - 1}`, NOW + FULL],
    ["further away than a reservation lasts", `${NOW + FULL + 1}`, NOW + FULL],
    ["that was never stored", undefined, NOW + FULL],
    ["that is empty", "", NOW + FULL],
    ["that is no number", "soon", NOW + FULL],
    ["with a sign", `-${NOW}`, NOW + FULL],
    ["that is not whole", `${NOW + 1}.5`, NOW + FULL],
    ["far too long", "9".repeat(400), NOW + FULL],
  ])("resumes from an end time %s", (_what, stored, endsAtMs) => {
    expect(resumeReservation(stored, NOW)).toEqual({ endsAtMs });
  });

  it("never has less than nothing left", () => {
    expect(remainingMs({ endsAtMs: NOW }, NOW)).toBe(0);
    expect(remainingMs({ endsAtMs: NOW - 5 }, NOW)).toBe(0);
  });

  it.each([
    ["starts with the first item", { itemCount: 1, wasAddedTo: true }, undefined, { endsAtMs: NOW + FULL }],
    ["restarts with each further one", { itemCount: 2, wasAddedTo: true }, `${NOW + 7}`, { endsAtMs: NOW + FULL }],
    ["goes on after a removal", { itemCount: 1, wasAddedTo: false }, `${NOW + 7}`, { endsAtMs: NOW + 7 }],
    ["is none for an empty cart", { itemCount: 0, wasAddedTo: false }, `${NOW + 7}`, null],
  ])("%s", (_what, cart, stored, reservation) => {
    expect(reservationAfter(cart, stored, NOW)).toEqual(reservation);
  });
});
