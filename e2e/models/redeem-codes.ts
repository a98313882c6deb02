import { createHash } from "node:crypto";

/** What the codes of a run give, and how many of each there are. */
export const PREPARED_CODES = {
  plugin: { product: "faTrackAlign", count: 10 },
  pack: { product: "faIR Jazz Box", count: 6 },
  transferService: { product: "Licence Transfer", count: 4 },
  /** 17 licences each: 30 of them are an account with some 500. */
  everything: { product: "Farfield Total Bundle", count: 30 },
} as const;

export type PreparedCode = keyof typeof PREPARED_CODES;

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/**
 * A redeem code of this run, by its number from 0 on; `start-shop.ts` imports them all. A code works once, so each test uses its own
 * numbers.
 */
export function redeemCodeOf(kind: PreparedCode, number: number): string {
  const digest = createHash("sha256").update(`${process.env.E2E_RUN} ${kind} ${number}`).digest();
  const signs = [...digest.subarray(0, 25)].map((byte) => SIGNS[byte % SIGNS.length]).join("");
  return (signs.match(/.{5}/g) ?? []).join("-");
}
