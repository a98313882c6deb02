import type { EMAIL_VERDICTS } from "@shop/api-client/contract";

/** The five stages of Sign In / Sign Up, in the order of the requirements. */
export const SIGN_IN_STAGES = ["email", "password", "signUp", "activationSent", "inactive"] as const;
export type SignInStage = (typeof SIGN_IN_STAGES)[number];

/** The check's result for an address; `unknown` means that it has no account and can be used. */
export type EmailVerdict = (typeof EMAIL_VERDICTS)[number] | "unknown";

/** `open`: the check may reveal whether an address has an account. `uniform`: it always goes on and leaves that to the mail. Source: SAFE-07. */
export type EmailCheckPolicy = "open" | "uniform";

export type SignInEvent =
  | { readonly type: "emailChecked"; readonly verdict: EmailVerdict; readonly policy: EmailCheckPolicy }
  | { readonly type: "registered" }
  | { readonly type: "linkVerified" }
  | { readonly type: "accountWanted" }
  | { readonly type: "activationWanted" }
  | { readonly type: "wentBack" }
  | { readonly type: "restarted" };

/** The stage that follows the response of the e-mail check. Source: AUTH-01. */
export const STAGE_AFTER_VERDICT: Readonly<Record<EmailVerdict, SignInStage>> = {
  used: "password",
  inactive: "inactive",
  unknown: "signUp",
  format: "email",
  dnsmx: "email",
  trashmail: "email",
};

/** The failure of an address that can't be used, by verdict. Source: AUTH-02. */
export const FAILURE_AFTER_VERDICT: Readonly<Record<EmailVerdict, string | null>> = {
  used: null,
  inactive: null,
  unknown: null,
  format: "auth.emailFormat",
  dnsmx: "auth.emailDnsmx",
  trashmail: "auth.emailTrashmail",
};

/** The next stage of the dialog. An event with no meaning in a stage doesn't change it. Source: AUTH-01, 03, 04, 07, 08, 13. */
export function nextStage(stage: SignInStage, event: SignInEvent): SignInStage {
  switch (event.type) {
    case "emailChecked":
      return stage === "email" ? stageAfterCheck(event.verdict, event.policy) : stage;
    case "registered":
      return stage === "signUp" ? "activationSent" : stage;
    case "linkVerified":
      return "password";
    case "accountWanted":
      return stage === "password" ? "signUp" : stage;
    case "activationWanted":
      return stage === "password" ? "inactive" : stage;
    case "wentBack":
      return stage === "password" || stage === "signUp" || stage === "inactive" ? "email" : stage;
    case "restarted":
      return "email";
    default:
      return unknownEvent(event);
  }
}

function stageAfterCheck(verdict: EmailVerdict, policy: EmailCheckPolicy): SignInStage {
  const stage = STAGE_AFTER_VERDICT[verdict];
  return policy === "uniform" && stage !== "email" ? "password" : stage;
}

function unknownEvent(event: never): never {
  throw new Error(`nextStage got an event that it doesn't know: ${JSON.stringify(event)}. Add it to the switch.`);
}
