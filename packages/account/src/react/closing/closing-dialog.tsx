import type { ClosingState, ReadableStore } from "@shop/kernel";
import { useWhen } from "@shop/ui";
import type { ComponentType } from "react";
import { useStore } from "zustand";
import type { AccountMessageKey } from "../../messages/en.ts";
import type { AccountDeps } from "../../store/account-services.ts";
import { type AccountDialogOf, accountDialog } from "../account/account-dialog.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountStore } from "../account/account-hooks.ts";

export type ClosingDialogOf<FlowProps extends AccountFlowProps> = AccountDialogOf<FlowProps> & {
  /** Called instead of `onClose` once the flow's work was done, or when its time has run out: closes the dialog and reloads the page. */
  onReload: () => void;
};

/**
 * Makes the dialog of a flow that closes itself and then has the page reloaded. Any key or click in it stops its countdown; then it
 * reloads when it is closed. Source: ACCT-05, ACCT-10, MODAL-03, MODAL-04, A11Y-03.
 */
export function closingDialog<FlowProps extends AccountFlowProps>(
  title: AccountMessageKey,
  createFlowStore: (deps: AccountDeps) => ReadableStore<ClosingState>,
  Flow: ComponentType<AccountFlowProps & Omit<FlowProps, keyof AccountFlowProps>>,
) {
  const Dialog = accountDialog<FlowProps>(title, Flow);
  return function ClosingDialog(props: ClosingDialogOf<FlowProps>) {
    const { open, onClose, onReload } = props;
    const { stage } = useStore(useAccountStore(createFlowStore));
    useWhen(open && stage === "over", onReload);
    return <Dialog {...props} onClose={stage === "counting" || stage === "kept" ? onReload : onClose} />;
  };
}
