import type { FakeClock } from "@shop/kernel/testing";
import { beforeEach, describe, expect, test } from "vitest";
import type { VatIdRegister } from "../ports/vat-id-register.ts";

/** A register that knows FR40303265045, "Studio SARL", and whose clock says 2026-01-15T12:00:00Z. */
export interface RegisterWorld {
  readonly register: VatIdRegister;
  readonly clock: FakeClock;
  /** From now on it returns this in place of a response. */
  breakDown(how: "no connection" | "an error" | "garbage" | "nothing in time"): void;
}

/** The shop's requirements for every register of VAT ids: the one in memory, and the adapter of VIES with a stand-in for its service. */
export function describeVatIdRegister(name: string, createWorld: () => RegisterWorld): void {
  describe(`[LAW-07] the register of VAT ids ${name}`, () => {
    let world: RegisterWorld;
    beforeEach(() => {
      world = createWorld();
    });

    test("says that an id is valid, with what a tax office asks for", async () => {
      expect(await world.register.check("FR40303265045")).toEqual({
        outcome: "valid",
        checkedAt: "2026-01-15T12:00:00.000Z",
        consultationNumber: expect.stringMatching(/^WAPI\w+$/),
        name: "Studio SARL",
      });
    });

    test("says that an id is invalid, and names nobody", async () => {
      expect(await world.register.check("FR83404833048")).toEqual({
        outcome: "invalid",
        checkedAt: "2026-01-15T12:00:00.000Z",
        consultationNumber: expect.stringMatching(/^WAPI\w+$/),
        name: null,
      });
    });

    test.each(["no connection", "an error", "garbage", "nothing in time"] as const)(
      "never throws: %s makes it unavailable, by our own clock",
      async (how) => {
        world.breakDown(how);
        const asked = world.register.check("FR40303265045");
        world.clock.advance(5000);
        expect(await asked).toEqual({
          outcome: "unavailable",
          checkedAt: expect.stringMatching(/^2026-01-15T12:00:0[05]\.000Z$/),
          consultationNumber: null,
          name: null,
        });
      },
    );
  });
}
