"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType, ReactNode } from "react";
import { useStore } from "zustand";
import { createRedeemStore } from "../../store/redeem-store.ts";
import { useAccountStore, useAccountTexts } from "../account/account-hooks.ts";
import { useClosingDialog } from "../closing/use-closing-dialog.ts";
import { RedeemFlow, type RedeemFlowProps } from "./redeem-flow.tsx";

export interface RedeemDialogProps extends Pick<RedeemFlowProps, "onRedeemed"> {
  open: boolean;
  onClose: () => void;
  /** Called instead of `onClose` once a code was redeemed, by itself after 30 seconds: closes the dialog and reloads the page. */
  onReload: () => void;
  /** The foot of the dialog: the way to the contact form. */
  footer?: ReactNode;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps>;
}

/**
 * Redeem Code. Any key or click in it stops its countdown; then it reloads when it is closed. Source: ACCT-05, MODAL-03, MODAL-04, A11Y-03.
 */
export function RedeemDialog(props: RedeemDialogProps) {
  const { open, onClose, onReload, footer, onRedeemed, frame: Frame = DialogFrame } = props;
  const { text } = useAccountTexts();
  const { stage } = useStore(useAccountStore(createRedeemStore));
  const leave = useClosingDialog({ open, stage, onClose, onReload });
  return (
    <Frame open={open} onClose={leave} title={text("redeem.title")} footer={footer}>
      <RedeemFlow presentation="dialog" onRedeemed={onRedeemed} onClose={leave} />
    </Frame>
  );
}
