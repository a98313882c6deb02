import type { Clock } from "@shop/kernel";
import type { VatIdRegister } from "../ports/vat-id-register.ts";

export interface FakeVatIdRegister extends VatIdRegister {
  /** Its queries, in order. */
  readonly asked: readonly string[];
  /** No further check gets a response, or each does again. */
  setSilent(isSilent: boolean): void;
}

/** A register in memory. Default: it knows one French and one Austrian business. */
export function createFakeVatIdRegister(
  clock: Clock,
  valid: Readonly<Record<string, string>> = { FR40303265045: "Studio SARL", ATU13585627: "Tonwerk GmbH" },
): FakeVatIdRegister {
  const asked: string[] = [];
  let isSilent = false;
  return {
    asked,
    setSilent: (silent) => {
      isSilent = silent;
    },
    check: async (vatId) => {
      asked.push(vatId);
      const checkedAt = new Date(clock.nowMs()).toISOString();
      if (isSilent) return { outcome: "unavailable", checkedAt, consultationNumber: null, name: null };
      const name = valid[vatId] ?? null;
      const consultationNumber = `WAPI${String(asked.length).padStart(6, "0")}`;
      return { outcome: name === null ? "invalid" : "valid", checkedAt, consultationNumber, name };
    },
  };
}
