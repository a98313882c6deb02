"use client";
import { useWhen } from "@shop/ui";
import { useState } from "react";
import { createDeletionStore } from "../../store/deletion-store.ts";
import { type AccountDialogOf, accountDialog } from "../account/account-dialog.tsx";
import { AccountEnd } from "../account/account-end.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountTexts, useOpenStore, useOwner } from "../account/account-hooks.ts";
import { useWas } from "../account/use-was.ts";
import { PinForm } from "../pin/pin-form.tsx";
import { DeletionWarning } from "./deletion-warning.tsx";

export interface DeletionFlowProps extends AccountFlowProps {
  /** Called once when the deletion was confirmed: every session has ended, including this one. */
  onConfirmed?: (() => void) | undefined;
}

/** The end of an account, in the dialog or on a page: warning, PIN, date. Source: ACCT-06. */
export function DeletionFlow({ onConfirmed, ...props }: DeletionFlowProps) {
  const { text, day } = useAccountTexts();
  const owner = useLastOwner();
  const { store, state } = useOpenStore(createDeletionStore, owner);
  const isDone = state.stage === "done";
  useWhen(isDone, onConfirmed);
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

export type DeletionDialogProps = AccountDialogOf<DeletionFlowProps>;
/** Delete Account. */
export const DeletionDialog = accountDialog<DeletionFlowProps>("deletion.title", DeletionFlow);

/** The address of the last customer who was logged in: the login ends with the confirmation, which has to stay on the screen. */
function useLastOwner(): string {
  const owner = useOwner();
  const [last, setLast] = useState(owner);
  // A page that was opened by its address learns who is logged in after its first render.
  if (owner !== "" && owner !== last) setLast(owner);
  return last;
}
