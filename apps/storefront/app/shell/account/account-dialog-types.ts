import type { ModalType } from "../modal-store.ts";

const ACCOUNT_DIALOGS = [
  ...["profile", "password", "newsletter", "unsubscribe"],
  ...["change", "delete", "redeem", "rate", "timeout"],
] as const satisfies readonly ModalType[];

/** The dialogs that are fetched together with the account pages' services. */
export type AccountDialogType = (typeof ACCOUNT_DIALOGS)[number];

export function isAccountDialog(type: ModalType): type is AccountDialogType {
  return ACCOUNT_DIALOGS.some((own) => own === type);
}
