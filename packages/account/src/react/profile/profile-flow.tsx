"use client";
import { useWhen } from "@shop/ui";
import { createProfileStore } from "../../store/profile-store.ts";
import { type AccountDialogOf, accountDialog } from "../account/account-dialog.tsx";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useOpenStore, useOwner } from "../account/account-hooks.ts";
import { AccountUnready } from "../account/account-unready.tsx";
import { ProfileForm } from "./profile-form.tsx";

export interface ProfileFlowProps extends AccountFlowProps {
  /** Called once for each save: the customer's names have changed. */
  onSaved?: (() => void) | undefined;
}

/** The names of the account, in the dialog or on a page. Source: ACCT-03. */
export function ProfileFlow({ presentation, onSaved }: ProfileFlowProps) {
  const { store, state } = useOpenStore(createProfileStore, useOwner());
  useWhen(state.stage === "saved", onSaved);
  if (state.stage === "loading" || state.stage === "unready" || state.stage === "dead") {
    return <AccountUnready failure={state.failure} onRetry={() => void store.retry()} />;
  }
  return <ProfileForm state={state} store={store} takesFocus={presentation === "dialog"} />;
}

export type ProfileDialogProps = AccountDialogOf<ProfileFlowProps>;
/** User Settings. */
export const ProfileDialog = accountDialog<ProfileFlowProps>("profile.title", ProfileFlow);
