import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType, ReactNode } from "react";
import type { AccountMessageKey } from "../../messages/en.ts";
import type { AccountFlowProps } from "./account-flow-props.ts";
import { useAccountTexts } from "./account-hooks.ts";

export interface AccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** The foot of the dialog: the way to the contact form. */
  footer?: ReactNode;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps> | undefined;
}

/** The props of a flow's dialog: what the flow has of its own, and the frame's. */
export type AccountDialogOf<FlowProps extends AccountFlowProps> = AccountDialogProps &
  Omit<FlowProps, keyof AccountFlowProps>;

/** Makes the dialog of a flow. All dialogs of the account have a title, a close control and a foot. Source: MODAL-03, MODAL-04. */
export function accountDialog<FlowProps extends AccountFlowProps>(
  title: AccountMessageKey,
  Flow: ComponentType<AccountFlowProps & Omit<FlowProps, keyof AccountFlowProps>>,
) {
  return function AccountDialog(props: AccountDialogOf<FlowProps>) {
    const { open, onClose, footer, frame: Frame = DialogFrame } = props;
    const { text } = useAccountTexts();
    return (
      <Frame open={open} onClose={onClose} title={text(title)} footer={footer}>
        <Flow {...props} presentation="dialog" />
      </Frame>
    );
  };
}
