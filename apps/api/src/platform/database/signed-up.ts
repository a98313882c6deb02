/** What a sign-up says of the person; the e-mail is lower case. */
export interface SignedUp {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly newsletterSetting: number;
  readonly locale: string;
}

/** A sign-up that waits for its activation: by whom and when it was made, so that its password comes into force for nobody else unawares. */
export interface PendingSignUp extends SignedUp {
  /** The visitor who signed up; null where that isn't known any more. */
  readonly visitorId: string | null;
  readonly signedUpAtMs: number;
}
