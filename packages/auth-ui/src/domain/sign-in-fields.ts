import type { SignInStage } from "./sign-in-stage.ts";

/** Everything that can be typed or ticked in the five stages. */
export interface SignInFields {
  readonly emailAddress: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** 'Keep me logged in'. Source: AUTH-17. */
  readonly keepsLogin: boolean;
  readonly wantsNewsletter: boolean;
  readonly hasAcceptedTerms: boolean;
  /** A box that people don't see. Who ticks it is a machine. Source: AUTH-10. */
  readonly isHoneypotTicked: boolean;
}
export type SignInFieldName = keyof SignInFields;

export const EMPTY_SIGN_IN_FIELDS: SignInFields = {
  emailAddress: "",
  password: "",
  firstName: "",
  lastName: "",
  keepsLogin: false,
  wantsNewsletter: false,
  hasAcceptedTerms: false,
  isHoneypotTicked: false,
};

const FIELDS_OF_STAGE: Readonly<Record<SignInStage, readonly SignInFieldName[]>> = {
  email: ["emailAddress"],
  password: ["password", "keepsLogin"],
  signUp: ["firstName", "lastName", "password", "wantsNewsletter", "hasAcceptedTerms"],
  activationSent: [],
  inactive: [],
};

const FIELD_OF_FAILURE: Readonly<Record<string, SignInFieldName>> = {
  "auth.emailFormat": "emailAddress",
  "auth.emailDnsmx": "emailAddress",
  "auth.emailTrashmail": "emailAddress",
  "auth.namesMissing": "firstName",
  "auth.passwordMissing": "password",
  "auth.loginFailed": "password",
  "auth.passwordTooShort": "password",
  "auth.passwordTooLong": "password",
  "auth.passwordTooWeak": "password",
  "auth.termsNotAccepted": "hasAcceptedTerms",
};

/**
 * The field that a failure is about, if the stage shows it; null if it concerns the whole form. For missing names it is the first empty
 * one.
 */
export function failedField(code: string, stage: SignInStage, fields: SignInFields): SignInFieldName | null {
  const named = FIELD_OF_FAILURE[code];
  const field = named === "firstName" && fields.firstName.trim() ? "lastName" : named;
  return field && FIELDS_OF_STAGE[stage].includes(field) ? field : null;
}
