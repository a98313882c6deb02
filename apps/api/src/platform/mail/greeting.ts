import type { MailTexts } from "./mail-texts.ts";

/** Letters with what joins them in names, and nothing that a mail client would make a link of. */
const PLAIN_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/**
 * A first name as a mail may repeat it, or null. Whoever signs up chooses both the name and the address that is written
 * to, so a name must not carry a stranger's message.
 */
export function plainName(name: string): string | null {
  return PLAIN_NAME.test(name) ? name : null;
}

/** The first line of a mail to a person. */
export function greeting(text: MailTexts, name: string): string {
  const plain = plainName(name);
  return plain === null ? text("greeting.unnamed") : text("greeting.named", { name: plain });
}
