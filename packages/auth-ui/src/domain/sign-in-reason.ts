/**
 * Why the sign-in dialog was opened. A typed value separate from the text, so that rules can use the reason and the text
 * can be translated. `activated` comes from an activation link, `passwordReset` from a reset, `timeout` after the session
 * ended.
 */
export const SIGN_IN_REASONS = [
  "checkout",
  "buyNow",
  "freeDownload",
  "account",
  "offer",
  "timeout",
  "activated",
  "passwordReset",
] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];

/** The key of a reason's text; none if nothing needs saying. */
export const REASON_MESSAGE_KEYS = {
  checkout: "signIn.reason.checkout",
  buyNow: "signIn.reason.checkout",
  freeDownload: "signIn.reason.freeDownload",
  account: null,
  offer: "signIn.reason.offer",
  timeout: "signIn.reason.timeout",
  activated: "signIn.reason.activated",
  passwordReset: "signIn.reason.passwordReset",
} as const satisfies Record<SignInReason, string | null>;

/** Whether a mailed link has just proved the address: then only the password is missing, and the notice is one of success. */
export function isAddressProved(reason: SignInReason | null): boolean {
  return reason === "activated" || reason === "passwordReset";
}

/**
 * `forced`: free products require the newsletter. `free`: nothing requires it; a shopper who ticks the box confirms it by the
 * mailed link. The operator's choice.
 */
export type NewsletterPolicy = "forced" | "free";

/** Whether the newsletter is part of what the shopper requested: then it is on and its box is locked. Source: AUTH-06. */
export function isNewsletterForced(reason: SignInReason | null, policy: NewsletterPolicy = "forced"): boolean {
  return policy === "forced" && reason === "freeDownload";
}
