import { customerAnswer } from "@shop/api-client/contract";
import { fail } from "@shop/kernel";
import { DAY_MS, DELETION_DAYS } from "../domain/limits.ts";
import type { AccountDeps } from "./account-services.ts";
import type { PinStore } from "./pin-state.ts";
import { createPinStore } from "./pin-store.ts";

/** The only field is a box; ticked is "yes". */
export type DeletionFieldName = "agreed";
export type DeletionStore = PinStore<DeletionFieldName>;

/** Where the request of a deletion is kept over a reload. */
export const DELETION_DRAFT_KEY = "shop_account_deletion";
export const DELETION_AGREED = "yes";
const INITIATE_CODES = { refused: "account.deletionFailed", exception: "account.exception" };
const CONFIRM_CODES = { refused: "account.deletionConfirmFailed", exception: "account.exception" };

/** The deletion of the account: a warning to agree to, PIN, and a date. Source: ACCT-06. */
export function createDeletionStore(deps: AccountDeps): DeletionStore {
  const { gateway, log } = deps;
  return createPinStore<DeletionFieldName>(deps, {
    draftKey: DELETION_DRAFT_KEY,
    keptNames: ["agreed"],
    start: () => ({ agreed: "" }),
    initiate: async ({ agreed }, owner) => {
      if (agreed !== DELETION_AGREED) return fail({ code: "account.deletionNotAgreed", field: "agreed" });
      return customerAnswer("initiateAccountDeletion", await gateway.deletion.initiate(owner), INITIATE_CODES, log);
    },
    confirm: async (answer, owner) =>
      customerAnswer(
        "confirmAccountDeletion",
        await gateway.deletion.confirm({ ...answer, email: owner }),
        CONFIRM_CODES,
        log,
      ),
    delayMs: DELETION_DAYS * DAY_MS,
  });
}
