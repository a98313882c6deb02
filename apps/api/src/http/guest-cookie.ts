import { isEqualSecret, sign } from "../platform/secrets.ts";

/** Recognises a browser without an account for 30 days, longer than its access token lives. Set only once the visitor has acted. */
export const GUEST_COOKIE = "shop_guest";

/** The cookie's value: the visitor's id, signed, so that nobody can pretend to be another visitor. */
export function toGuestCookie(secret: string, guestId: string): string {
  return `${guestId}.${sign(secret, ["guest", guestId])}`;
}

/** The visitor that the cookie was given to; null if there is none or it isn't ours. */
export function readGuestCookie(secret: string, value: string | undefined): string | null {
  const guestId = value?.split(".", 1)[0];
  if (value === undefined || guestId === undefined) return null;
  return isEqualSecret(value, toGuestCookie(secret, guestId)) ? guestId : null;
}
