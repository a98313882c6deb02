import type { MailTexts } from "./mail-texts.ts";

/** Letters and the characters that join them in names, and nothing that a mail client would turn into a link. */
const PLAIN_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/**
 * A first name as a mail may repeat it, or null. The person who signs up chooses both the name and the recipient's address, so a name must
 * not carry a message to somebody else.
 */
export function plainName(name: string): string | null {
  return PLAIN_NAME.test(name) ? name : null;
}

/** The first line of a mail to a person. */
export function greeting(text: MailTexts, name: string): string {
  const plain = plainName(name);
  return plain === null ? text("greeting.unnamed") : text("greeting.named", { name: plain });
}
