/** The codes that signing in, signing up and the contact form can answer with. Each is a key of the messages. */
export const AUTH_FAILURES = [
  "auth.emailFormat",
  "auth.emailDnsmx",
  "auth.emailTrashmail",
  "auth.emailCheckFailed",
  "auth.emailCheckException",
  "auth.namesMissing",
  "auth.passwordTooShort",
  "auth.passwordTooLong",
  "auth.passwordTooWeak",
  "auth.passwordsDiffer",
  "auth.termsNotAccepted",
  "auth.registerFailed",
  "auth.registerException",
  "auth.resendFailed",
  "auth.resendException",
  "auth.passwordMissing",
  "auth.loginFailed",
  "auth.loginException",
  "auth.notActivated",
  "auth.signInUnable",
  "auth.systemError",
  "auth.linkInvalid",
  "auth.linkException",
  "auth.logoutFailed",
  "auth.forgotFailed",
  "auth.resetLinkExpired",
  "auth.resetUnsecured",
  "auth.resetFailed",
  "auth.tooManyTries",
] as const;
export type AuthFailureCode = (typeof AUTH_FAILURES)[number];

export const CONTACT_FAILURES = [
  "contact.nameMissing",
  "contact.emailFormat",
  "contact.messageMissing",
  "contact.privacyNotAgreed",
  "contact.tooMany",
  "contact.failed",
] as const;
export type ContactFailureCode = (typeof CONTACT_FAILURES)[number];
