/** The personal data of a sign-up; the e-mail is in lower case. */
export interface SignedUp {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly newsletterSetting: number;
  readonly locale: string;
}

/** A sign-up that waits for its activation: who made it and when, so that its password never applies to anybody else unawares. */
export interface PendingSignUp extends SignedUp {
  /** The visitor who signed up; null if no longer known. */
  readonly visitorId: string | null;
  readonly signedUpAtMs: number;
}
