import type { WireUser } from "@shop/api-client/contract";
import type { ContactMessage } from "../domain/contact-rules.ts";
import type { SignUpForm } from "../domain/sign-up-rules.ts";
import { type AuthUser, toAuthUser } from "../domain/user.ts";

/** A logged-in, active customer as the service sends them. */
export function buildWireUser(fields: Partial<WireUser> = {}): WireUser {
  return {
    email_address: "ada@example.com",
    name: "Ada Lovelace",
    first_name: "Ada",
    last_name: "Lovelace",
    is_logged_in: true,
    account_is_active: true,
    newsletterSettings: 0,
    dripEvents: [],
    preferredCurrency: null,
    userLoginMail: "ada@example.com",
    isNewAccount: false,
    ...fields,
  };
}

/** A logged-in, active customer. */
export function buildUser(fields: Partial<AuthUser> = {}): AuthUser {
  return { ...toAuthUser(buildWireUser()), ...fields };
}

/** A form that breaks no rule. */
export function buildSignUpForm(fields: Partial<SignUpForm> = {}): SignUpForm {
  return {
    emailAddress: "ada@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    password: "Measured-Room-42",
    wantsNewsletter: false,
    hasAcceptedTerms: true,
    ...fields,
  };
}

/** A guest's message that breaks no rule. */
export function buildContactMessage(fields: Partial<ContactMessage> = {}): ContactMessage {
  return {
    name: "Ada Lovelace",
    email: "ada@example.com",
    subject: "Phase",
    message: "Which microphone is nearest to the cone?",
    ...fields,
  };
}
