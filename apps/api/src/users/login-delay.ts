import { FIRST_LOGIN_DELAY_MS, FREE_LOGIN_TRIES, LONGEST_LOGIN_DELAY_MS } from "./limits.ts";

/**
 * How long an account accepts no further try after this one, given its number of tries in a day from unknown devices. Zero at first; then
 * it doubles, up to ten minutes. It slows down guessing and never locks the account. Source: SAFE-20.
 */
export function loginDelayMs(tries: number): number {
  const slowed = tries - FREE_LOGIN_TRIES;
  return slowed <= 0 ? 0 : Math.min(FIRST_LOGIN_DELAY_MS * 2 ** (slowed - 1), LONGEST_LOGIN_DELAY_MS);
}
