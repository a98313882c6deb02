import { isEmailAddress } from "@shop/api-client/contract";
import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { AuthUser } from "./user.ts";

/** A message to the shop's team. The subject may stay empty. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** Whether the privacy policy was agreed to, if required. A customer did so when signing up. */
export interface ContactAgreement {
  readonly isRequired: boolean;
  readonly isGiven: boolean;
}

const NOTHING_TO_AGREE_TO: ContactAgreement = { isRequired: false, isGiven: false };

/**
 * Whether a message can be sent, trimmed as it is sent. The server applies the same checks except the agreement. The failure is
 * the first of `contactFailures`. Source: ACCT-09.
 */
export function checkContact(typed: ContactMessage, agreement = NOTHING_TO_AGREE_TO): Result<ContactMessage> {
  const [first] = contactFailures(typed, agreement);
  return first ? fail(first) : ok(trimmed(typed));
}

/**
 * Every rule that a message breaks, so that a form can mark all of its fields at once. In this order: `contact.nameMissing`,
 * `contact.emailFormat`, `contact.messageMissing`, `contact.privacyNotAgreed`. Source: ACCT-09.
 */
export function contactFailures(typed: ContactMessage, agreement = NOTHING_TO_AGREE_TO): readonly Failure[] {
  const { name, email, message } = trimmed(typed);
  const rules = [
    ["contact.nameMissing", name],
    ["contact.emailFormat", isEmailAddress(email)],
    ["contact.messageMissing", message],
    ["contact.privacyNotAgreed", agreement.isGiven || !agreement.isRequired],
  ] as const;
  return rules.flatMap(([code, isKept]) => (isKept ? [] : { code }));
}

function trimmed({ name, email, subject, message }: ContactMessage): ContactMessage {
  return { name: name.trim(), email: email.trim(), subject: subject.trim(), message: message.trim() };
}

/** The message with a customer's own name and address instead of the typed ones; a guest's unchanged. Source: ACCT-09. */
export function withSender(
  message: ContactMessage,
  user: Pick<AuthUser, "name" | "emailAddress"> | null,
): ContactMessage {
  return user ? { ...message, name: user.name || user.emailAddress, email: user.emailAddress } : message;
}
