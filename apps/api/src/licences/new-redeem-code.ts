import type { Random } from "@shop/kernel";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const GROUPS = 5;
const GROUP_LENGTH = 5;
const LENGTH = GROUPS * GROUP_LENGTH;
/** A byte from here on would make some signs likelier than others. */
const FIRST_UNEVEN_BYTE = 256 - (256 % SIGNS.length);

/** A new redeem code, `7K2QF-…` in five groups of five: 129 bits, unguessable and never the same twice. Source: ACCT-05. */
export function newRedeemCode(random: Random): string {
  let signs = "";
  while (signs.length < LENGTH) {
    for (const byte of random.bytes(LENGTH - signs.length)) {
      if (byte < FIRST_UNEVEN_BYTE) signs += SIGNS[byte % SIGNS.length];
    }
  }
  return Array.from({ length: GROUPS }, (_, group) =>
    signs.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH),
  ).join("-");
}
