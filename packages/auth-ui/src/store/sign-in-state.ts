import type { Failure, ReadableStore } from "@shop/kernel";
import type { AccountLink } from "../domain/account-link.ts";
import type { SignInFieldName, SignInFields } from "../domain/sign-in-fields.ts";
import type { NewsletterPolicy, SignInReason } from "../domain/sign-in-reason.ts";
import type { EmailCheckPolicy, SignInStage } from "../domain/sign-in-stage.ts";

export interface SignInState {
  readonly stage: SignInStage;
  readonly reason: SignInReason | null;
  readonly fields: SignInFields;
  readonly pending: "link" | "email" | "login" | "signUp" | "resend" | null;
  /** What went wrong last. A new object for each time, so that the same failure is announced again. */
  readonly failure: Failure | null;
  /** The field of this stage that the failure is about; null if it concerns the whole form. */
  readonly failedField: SignInFieldName | null;
  /** When the activation mail can be requested again; null means now. */
  readonly resendWaitEndsAtMs: number | null;
  /** Whether a mail was sent again while this stage was open. */
  readonly wasResent: boolean;
}

export interface SignInActions {
  /** Starts again at stage 1, or at stage 2 if a mailed link has proved the address. Typed text is kept, except the password. */
  open(options?: { readonly reason?: SignInReason; readonly emailAddress?: string }): void;
  /**
   * Uses up an activation link: then stage 2 with thanks and the address filled in, or stage 1 with the link's failure. Source: AUTH-13.
   */
  openFromLink(link: Pick<AccountLink, "id" | "key">): Promise<void>;
  setField<Name extends SignInFieldName>(name: Name, value: SignInFields[Name]): void;
  submitEmail(): Promise<void>;
  submitPassword(): Promise<void>;
  submitSignUp(): Promise<void>;
  resend(): Promise<void>;
  goBack(): void;
  /** From stage 2 to 3, where the check doesn't reveal whether an address has an account. Source: SAFE-07. */
  wantAccount(): void;
  /** From stage 2 to 5, after a login was refused because the account isn't active. */
  wantActivation(): void;
  /** The dialog was closed: the password and the failure are cleared, and a pending response has no effect any more. */
  close(): void;
}

export type SignInStore = ReadableStore<SignInState> &
  SignInActions & {
    /** Whether the e-mail check may reveal that an address has an account. */
    readonly policy: EmailCheckPolicy;
    /** Whether free products require the newsletter. */
    readonly newsletterPolicy: NewsletterPolicy;
  };
