import { callFailure, isException } from "@shop/api-client/contract";
import { fail, ok, type Result } from "@shop/kernel";
import { checkEmail } from "../domain/check-email.ts";
import type { SignInFields } from "../domain/sign-in-fields.ts";
import { isNewsletterForced, type NewsletterPolicy, type SignInReason } from "../domain/sign-in-reason.ts";
import { type EmailVerdict, FAILURE_AFTER_VERDICT } from "../domain/sign-in-stage.ts";
import { checkSignUp } from "../domain/sign-up-rules.ts";
import type { AuthStore } from "./auth-store.ts";
import type { AuthGateway, AuthLog, AuthTracker } from "./ports.ts";

export interface SignInStepDeps {
  readonly auth: Pick<AuthStore, "login">;
  readonly gateway: Pick<AuthGateway, "checkEmail" | "register" | "resendActivation">;
  readonly log?: AuthLog;
  readonly onTracked?: AuthTracker;
  /** Whether free products require the newsletter. Default: forced. */
  readonly newsletterPolicy?: NewsletterPolicy;
}

/** The actions of the stages' buttons, each from typed text to a Result; they know no stage and keep no state. */
export interface SignInSteps {
  /** The address as it was sent, and the check's result for a usable one. */
  askEmail(typed: string): Promise<Result<{ readonly emailAddress: string; readonly verdict: EmailVerdict }>>;
  signIn(fields: SignInFields): Promise<Result<"signedIn" | "skipped">>;
  signUp(fields: SignInFields, reason: SignInReason | null): Promise<Result<void>>;
  sendAgain(emailAddress: string): Promise<Result<void>>;
}

export function createSignInSteps({ auth, gateway, log, onTracked, newsletterPolicy }: SignInStepDeps): SignInSteps {
  const translated = <Value>(
    action: string,
    answer: Result<Value>,
    codes: Parameters<typeof callFailure>[1],
  ): Result<Value> => {
    if (answer.isOk) return answer;
    if (isException(answer.failure)) log?.({ action, failure: answer.failure });
    return fail(callFailure(answer.failure, codes));
  };
  return {
    askEmail: async (typed) => {
      const address = checkEmail(typed);
      if (!address.isOk) return address;
      const codes = { refused: "auth.emailCheckFailed", exception: "auth.emailCheckException" };
      const verdict = translated("checkEmail", await gateway.checkEmail(address.value), codes);
      if (!verdict.isOk) return verdict;
      const failure = FAILURE_AFTER_VERDICT[verdict.value];
      return failure ? fail({ code: failure }) : ok({ emailAddress: address.value, verdict: verdict.value });
    },
    signIn: async (fields) => (fields.password ? auth.login(trimmed(fields)) : fail({ code: "auth.passwordMissing" })),
    signUp: async (fields, reason) => {
      const wantsNewsletter = fields.wantsNewsletter || isNewsletterForced(reason, newsletterPolicy);
      const form = checkSignUp({ ...trimmed(fields), wantsNewsletter });
      if (!form.isOk) return form;
      const codes = { refused: "auth.registerFailed", exception: "auth.registerException" };
      const answer = translated("register", await gateway.register(form.value), codes);
      if (answer.isOk) onTracked?.({ type: "signUp", emailAddress: form.value.emailAddress, wantsNewsletter });
      return answer;
    },
    sendAgain: async (emailAddress) => {
      const codes = { refused: "auth.resendFailed", exception: "auth.resendException" };
      return translated("resendActivation", await gateway.resendActivation(emailAddress), codes);
    },
  };
}

function trimmed(fields: SignInFields): SignInFields {
  return { ...fields, emailAddress: fields.emailAddress.trim() };
}
