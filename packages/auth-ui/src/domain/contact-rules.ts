import { isEmailAddress } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
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

/**
 * Whether a message can be sent, trimmed as it is sent. The server applies the same checks except the agreement. Failures, in
 * this order: `contact.nameMissing`, `contact.emailFormat`, `contact.messageMissing`, `contact.privacyNotAgreed`. Source:
 * ACCT-09.
 */
export function checkContact(
  typed: ContactMessage,
  agreement: ContactAgreement = { isRequired: false, isGiven: false },
): Result<ContactMessage> {
  const message = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    subject: typed.subject.trim(),
    message: typed.message.trim(),
  };
  if (!message.name) return fail({ code: "contact.nameMissing" });
  if (!isEmailAddress(message.email)) return fail({ code: "contact.emailFormat" });
  if (!message.message) return fail({ code: "contact.messageMissing" });
  if (agreement.isRequired && !agreement.isGiven) return fail({ code: "contact.privacyNotAgreed" });
  return ok(message);
}

/** The message with a customer's own name and address instead of the typed ones; a guest's unchanged. Source: ACCT-09. */
export function withSender(
  message: ContactMessage,
  user: Pick<AuthUser, "name" | "emailAddress"> | null,
): ContactMessage {
  return user ? { ...message, name: user.name || user.emailAddress, email: user.emailAddress } : message;
}
