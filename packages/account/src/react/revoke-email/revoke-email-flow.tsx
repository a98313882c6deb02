"use client";
import { Button, useWhen } from "@shop/ui";
import type { MaybeLink } from "../../store/link-act-store.ts";
import { createRevokeEmailStore } from "../../store/link-acts.ts";
import { type AccountDialogOf, accountDialog } from "../account/account-dialog.tsx";
import { AccountEnd } from "../account/account-end.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountTexts, useOpenStore } from "../account/account-hooks.ts";
import { LinkActForm } from "../account/link-act-form.tsx";

export interface RevokeEmailFlowProps extends AccountFlowProps {
  /**
   * The data of the link mailed to the old address; pass the same object for the same link. Null for the logged-in customer's own
   * change.
   */
  link: MaybeLink | null;
  /** "Set a new password", after a change that somebody else had requested. The address, if it is known. */
  onReset?: ((emailAddress: string | null) => void) | undefined;
  /** Called once when the change was undone; if it was by a link, every session has ended too. */
  onRevoked?: (() => void) | undefined;
}

/** Takes a waiting change of the account's address back. Source: ACCT-07, SAFE-09. */
export function RevokeEmailFlow({ link, onReset, onRevoked, ...props }: RevokeEmailFlowProps) {
  const { text } = useAccountTexts();
  const { store, state } = useOpenStore(createRevokeEmailStore, link);
  const isDone = state.stage === "done";
  useWhen(isDone, onRevoked);
  if (isDone) {
    const reset = link && onReset && (
      <Button variant="signal" onClick={() => onReset(state.done)}>
        {text("revokeEmail.reset")}
      </Button>
    );
    return (
      <AccountEnd {...props} note={link && text("revokeEmail.doneNote")} action={reset}>
        {state.done ? text("revokeEmail.done", { email: state.done }) : text("revokeEmail.doneNoAddress")}
      </AccountEnd>
    );
  }
  return (
    <LinkActForm
      state={state}
      submit={text("revokeEmail.submit")}
      busy={text("revokeEmail.busy")}
      onSubmit={() => void store.submit()}
    >
      <p className="shop-form__note">{text(link ? "revokeEmail.lead" : "revokeEmail.own")}</p>
    </LinkActForm>
  );
}

export type RevokeEmailDialogProps = AccountDialogOf<RevokeEmailFlowProps>;
/** Cancel Email Change. */
export const RevokeEmailDialog = accountDialog<RevokeEmailFlowProps>("revokeEmail.title", RevokeEmailFlow);
