"use client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createEmailChangeStore } from "../../store/email-change-store.ts";
import { AccountEnd } from "../account/account-end.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountStore, useAccountTexts, useOwner } from "../account/account-hooks.ts";
import { useWas } from "../account/use-was.ts";
import { PinForm } from "../pin/pin-form.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";

export interface EmailChangeFlowProps extends AccountFlowProps {
  /** Called once when a change was confirmed: the account now has a pending one. */
  onConfirmed?: (() => void) | undefined;
}

/** Another address for the account, in the dialog or on a page: details, PIN, date. Source: ACCT-07. */
export function EmailChangeFlow({ onConfirmed, ...props }: EmailChangeFlowProps) {
  const store = useAccountStore(createEmailChangeStore);
  const state = useStore(store);
  const { text, day } = useAccountTexts();
  const owner = useOwner();
  useEffect(() => {
    store.open(owner);
    return store.close;
  }, [store, owner]);
  const isDone = state.stage === "done";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it happens, whichever function stands for it then.
  useEffect(() => {
    if (isDone) onConfirmed?.();
  }, [isDone]);
  const isPin = state.stage === "pin" || state.stage === "resending" || state.stage === "confirming";
  const wasPin = useWas(isPin);
  const newEmail = state.fields.newEmail.trim();
  if (isDone) {
    const date = day(state.effectiveAtMs ?? 0);
    return (
      <AccountEnd {...props} note={text("emailChange.doneNote")}>
        {text("emailChange.done", { email: newEmail, date })}
      </AccountEnd>
    );
  }
  if (isPin) return <PinForm state={state} store={store} sentTo={newEmail} submit={text("emailChange.confirm")} />;
  const takesFocus = props.presentation === "dialog" || wasPin;
  return <EmailChangeForm state={state} store={store} takesFocus={takesFocus} />;
}
