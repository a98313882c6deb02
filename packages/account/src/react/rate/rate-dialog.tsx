"use client";
import { DialogFrame, type DialogFrameProps } from "@shop/ui";
import type { ComponentType, ReactNode } from "react";
import { useStore } from "zustand";
import { createRateStore } from "../../store/rate-store.ts";
import { useAccountStore, useAccountTexts } from "../account/account-hooks.ts";
import { useClosingDialog } from "../closing/use-closing-dialog.ts";
import { RateFlow, type RateFlowProps } from "./rate-flow.tsx";

export interface RateDialogProps extends Omit<RateFlowProps, "presentation" | "onClose"> {
  open: boolean;
  onClose: () => void;
  /** Called instead of `onClose` once the rating was accepted, by itself after 10 seconds: closes the dialog and reloads the page. */
  onReload: () => void;
  /** The foot of the dialog: the way to the contact form. */
  footer?: ReactNode;
  /** Default: the dialog frame of the design language. An embed gives the native one. */
  frame?: ComponentType<DialogFrameProps>;
}

/**
 * Rate Product. Any key or click in it stops its countdown; then it reloads when it is closed. Source: ACCT-10, MODAL-03, MODAL-04,
 * A11Y-03.
 */
export function RateDialog({ open, onClose, onReload, footer, frame: Frame = DialogFrame, ...flow }: RateDialogProps) {
  const { text } = useAccountTexts();
  const { stage } = useStore(useAccountStore(createRateStore));
  const leave = useClosingDialog({ open, stage, onClose, onReload });
  return (
    <Frame open={open} onClose={leave} title={text("rate.title")} footer={footer}>
      <RateFlow {...flow} presentation="dialog" onClose={leave} />
    </Frame>
  );
}
