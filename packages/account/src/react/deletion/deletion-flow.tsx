"use client";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { createDeletionStore } from "../../store/deletion-store.ts";
import { AccountEnd } from "../account/account-end.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountStore, useAccountTexts, useOwner } from "../account/account-hooks.ts";
import { useWas } from "../account/use-was.ts";
import { PinForm } from "../pin/pin-form.tsx";
import { DeletionWarning } from "./deletion-warning.tsx";

export interface DeletionFlowProps extends AccountFlowProps {
  /** Called once when the deletion was confirmed: every session has ended, including this one. */
  onConfirmed?: (() => void) | undefined;
}

/** The end of an account, in the dialog or on a page: warning, PIN, date. Source: ACCT-06. */
export function DeletionFlow({ onConfirmed, ...props }: DeletionFlowProps) {
  const store = useAccountStore(createDeletionStore);
  const state = useStore(store);
  const { text, day } = useAccountTexts();
  // The login ends with the confirmation, which has to stay on the screen.
  const [owner] = useState(useOwner());
  useEffect(() => {
    store.open(owner);
    return store.close;
  }, [store, owner]);
  const isDone = state.stage === "done";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it happens, whichever function stands for it then.
  useEffect(() => {
    if (isDone) onConfirmed?.();
  }, [isDone]);
  const isWarning = state.stage === "details" || state.stage === "initiating";
  const wasPin = useWas(!isWarning);
  if (isDone) {
    return (
      <AccountEnd {...props} note={text("deletion.doneNote")}>
        {text("deletion.done", { date: day(state.effectiveAtMs ?? 0) })}
      </AccountEnd>
    );
  }
  if (isWarning) return <DeletionWarning state={state} store={store} takesFocus={wasPin} />;
  return <PinForm state={state} store={store} sentTo={owner} submit={text("deletion.confirm")} variant="danger" />;
}
