import { isUuid } from "../platform/is-uuid.ts";
import { isEqualSecret, sign } from "../platform/secrets.ts";
import type { ApiSettings } from "../ports/deps.ts";

/** What an unsubscribe link carries. It doesn't expire, and opens the newsletter's settings alone. Source: ACCT-08, SAFE-09. */
export interface UnsubscribeLink {
  /** The address that was written to, in base64url. */
  readonly id: string;
  /** Whose settings, signed with the address: nothing is stored. */
  readonly key: string;
}

type Signer = Pick<ApiSettings, "secret">;

/** The link of one account, as its mails carry it. It stays good where the account's address becomes another one. */
export function unsubscribeLink(
  settings: Signer,
  user: { readonly id: string; readonly email: string },
): UnsubscribeLink {
  const id = Buffer.from(user.email).toString("base64url");
  return { id, key: `${user.id}.${signature(settings, user.id, id)}` };
}

/** The id of the account that a link was made for; null for a link that isn't ours. */
export function readUnsubscribeLink(settings: Signer, link: UnsubscribeLink): string | null {
  const [userId = "", given = "", ...rest] = link.key.split(".");
  if (rest.length > 0 || !isUuid(userId)) return null;
  return isEqualSecret(given, signature(settings, userId, link.id)) ? userId : null;
}

/**
 * The headers by which a mail program offers to unsubscribe with one press (RFC 8058). The address takes a POST; whoever opens it in
 * a browser comes to the page with the settings, and a mail scanner's look changes nothing. Source: ACCT-08.
 */
export function unsubscribeHeaders(
  settings: Signer & Pick<ApiSettings, "origin">,
  user: { readonly id: string; readonly email: string },
): Readonly<Record<string, string>> {
  const url = new URL("/newsletter/unsubscribe", settings.origin);
  url.search = new URLSearchParams({ ...unsubscribeLink(settings, user) }).toString();
  return { "List-Unsubscribe": `<${url.href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function signature(settings: Signer, userId: string, id: string): string {
  return sign(settings.secret, ["unsubscribe", userId, id]);
}
