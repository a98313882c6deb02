import { customerAnswer } from "@shop/api-client/contract";
import { fail, type Result } from "@shop/kernel";
import { checkEmailChange, type EmailChangeFieldName, emailChangeFieldOf } from "../domain/email-change.ts";
import { DAY_MS, EMAIL_CHANGE_DAYS } from "../domain/limits.ts";
import type { AccountDeps } from "./account-services.ts";
import type { PinStore } from "./pin-state.ts";
import { createPinStore } from "./pin-store.ts";

export type EmailChangeStore = PinStore<EmailChangeFieldName>;

/** Where the addresses and the request of a change are kept over a reload. */
export const EMAIL_CHANGE_DRAFT_KEY = "shop_account_email";
const INITIATE_CODES = { refused: "account.emailChangeFailed", exception: "account.exception" };
const CONFIRM_CODES = { refused: "account.emailConfirmFailed", exception: "account.exception" };

/** The change of the account's address: details and password, PIN, and a date. The password is never stored. Source: ACCT-07. */
export function createEmailChangeStore(deps: AccountDeps): EmailChangeStore {
  const { gateway, log } = deps;
  return createPinStore<EmailChangeFieldName>(deps, {
    draftKey: EMAIL_CHANGE_DRAFT_KEY,
    keptNames: ["currentEmail", "newEmail", "again"],
    start: (owner) => ({ currentEmail: owner, newEmail: "", again: "", password: "" }),
    initiate: async (fields, owner) => {
      const checked = checkEmailChange(fields, owner || null);
      if (!checked.isOk) return checked;
      const answer = customerAnswer(
        "initiateEmailChange",
        await gateway.emailChange.initiate(checked.value),
        INITIATE_CODES,
        log,
      );
      return answer.isOk ? answer : atItsField(answer);
    },
    confirm: async (answer) =>
      customerAnswer("confirmEmailChange", await gateway.emailChange.confirm(answer), CONFIRM_CODES, log),
    delayMs: EMAIL_CHANGE_DAYS * DAY_MS,
  });
}

function atItsField({ failure }: Extract<Result<string>, { isOk: false }>) {
  return fail({ ...failure, field: emailChangeFieldOf(failure.code) ?? undefined });
}
