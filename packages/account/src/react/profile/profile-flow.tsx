"use client";
import { useEffect } from "react";
import { useStore } from "zustand";
import { createProfileStore } from "../../store/profile-store.ts";
import type { AccountFlowProps } from "../account/account-flow-props.ts";
import { useAccountStore, useOwner } from "../account/account-hooks.ts";
import { AccountUnready } from "../account/account-unready.tsx";
import { ProfileForm } from "./profile-form.tsx";

export interface ProfileFlowProps extends AccountFlowProps {
  /** Called once for each save: the customer's names have changed. */
  onSaved?: (() => void) | undefined;
}

/** The names of the account, in the dialog or on a page. Source: ACCT-03. */
export function ProfileFlow({ presentation, onSaved }: ProfileFlowProps) {
  const store = useAccountStore(createProfileStore);
  const state = useStore(store);
  const owner = useOwner();
  useEffect(() => {
    void store.open(owner);
    return store.close;
  }, [store, owner]);
  const isSaved = state.stage === "saved";
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it happens, whichever function stands for it then.
  useEffect(() => {
    if (isSaved) onSaved?.();
  }, [isSaved]);
  if (state.stage === "loading" || state.stage === "unready" || state.stage === "dead") {
    return <AccountUnready failure={state.failure} onRetry={() => void store.retry()} />;
  }
  return <ProfileForm state={state} store={store} takesFocus={presentation === "dialog"} />;
}
