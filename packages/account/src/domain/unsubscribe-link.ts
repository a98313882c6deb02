import { fail, ok, type Result } from "@shop/kernel";

/** A mailed unsubscribe link that names its recipient. The server decides whether its key is valid. */
export interface UnsubscribeLink {
  readonly id: string;
  readonly key: string;
  readonly emailAddress: string;
}

/**
 * Parses an unsubscribe link: its id is the address in base64url (base64 is accepted too). Failures, in this order:
 * `newsletter.linkIncomplete`, `newsletter.linkFormat` (no base64, or no text in it), `newsletter.linkEmail` (no @). Source: ACCT-08.
 */
export function readUnsubscribeLink(link: {
  readonly id: string | null;
  readonly key: string | null;
}): Result<UnsubscribeLink> {
  const { id, key } = link;
  if (!id || !key) return fail({ code: "newsletter.linkIncomplete" });
  const emailAddress = decode(id);
  if (emailAddress === undefined) return fail({ code: "newsletter.linkFormat" });
  return emailAddress.includes("@") ? ok({ id, key, emailAddress }) : fail({ code: "newsletter.linkEmail" });
}

function decode(id: string): string | undefined {
  const base64 = id.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  if (!/^[A-Za-z0-9+/]+$/.test(base64) || base64.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const text = new TextDecoder().decode(bytes);
  // What isn't UTF-8 is decoded to this sign.
  return text.includes("\uFFFD") ? undefined : text.trim();
}
