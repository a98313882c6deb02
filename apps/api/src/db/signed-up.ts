/** What a sign-up says of the person; the e-mail is lower case. */
export interface SignedUp {
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly newsletterSetting: number;
  readonly locale: string;
}
