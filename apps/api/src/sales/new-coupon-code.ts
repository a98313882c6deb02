import type { Random } from "@shop/kernel";
import type { CouponOrigin } from "./tables.ts";

/** Without I, L, O and U, which are mistaken for others. 32 of them: each byte chooses one evenly. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP_LENGTH = 5;

const PREFIXES: Readonly<Record<CouponOrigin, string>> = {
  wheel: "WHEEL",
  exitIntent: "STAY",
  drip: "LETTER",
  contest: "CONTEST",
};

/** The code of a granted coupon, `WHEEL-7K2QF-9M3XW`: it says what it is from. 50 bits of chance; only its holder can use it anyway. */
export function newCouponCode(random: Random, origin: CouponOrigin): string {
  const signs = Array.from(random.bytes(2 * GROUP_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");
  return `${PREFIXES[origin]}-${signs.slice(0, GROUP_LENGTH)}-${signs.slice(GROUP_LENGTH)}`;
}
