import { isUuid } from "../platform/is-uuid.ts";
import { accountLinkUrl } from "../platform/mail/account-link-url.ts";
import { isEqualSecret, sign } from "../platform/secrets.ts";
import type { ApiSettings } from "../ports/deps.ts";
import { localeOf } from "../users/index.ts";

/** What an unsubscribe link carries. It doesn't expire, and opens the newsletter's settings alone. Source: ACCT-08, SAFE-09. */
export interface UnsubscribeLink {
  /** The address that was written to, in base64url. */
  readonly id: string;
  /** The account id, signed together with the address: nothing is stored. */
  readonly key: string;
}

type Signer = Pick<ApiSettings, "secret">;

/** An account's link, as its mails contain it. It stays valid if the account's address changes. */
export function unsubscribeLink(
  settings: Signer,
  user: { readonly id: string; readonly email: string },
): UnsubscribeLink {
  const id = Buffer.from(user.email).toString("base64url");
  return { id, key: `${user.id}.${signature(settings, user.id, id)}` };
}

/** The id of the account that a link was made for; null if the link isn't ours. */
export function readUnsubscribeLink(settings: Signer, link: UnsubscribeLink): string | null {
  const [userId = "", given = "", ...rest] = link.key.split(".");
  if (rest.length > 0 || !isUuid(userId)) return null;
  return isEqualSecret(given, signature(settings, userId, link.id)) ? userId : null;
}

/** The page of an account's newsletter settings, by its link: in a mail, in the account's language. */
export function unsubscribePageUrl(
  settings: Signer & Pick<ApiSettings, "origin">,
  user: { readonly id: string; readonly email: string; readonly locale: string },
): string {
  const link = { action: "unsubscribe", ...unsubscribeLink(settings, user) };
  return accountLinkUrl(settings.origin, localeOf(user.locale), "/account/newsletter", link);
}

/**
 * The headers by which a mail program offers to unsubscribe with one press (RFC 8058). The address accepts a POST. A browser's GET
 * redirects to the page with the settings, so a mail scanner changes nothing. Source: ACCT-08.
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
