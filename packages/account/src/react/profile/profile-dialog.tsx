"use client";
import { AccountDialogFrame, type AccountDialogProps } from "../account/account-dialog-frame.tsx";
import { ProfileFlow, type ProfileFlowProps } from "./profile-flow.tsx";

export interface ProfileDialogProps extends AccountDialogProps, Pick<ProfileFlowProps, "onSaved"> {}

/** User Settings. Source: ACCT-03, MODAL-03, MODAL-04. */
export function ProfileDialog({ onSaved, ...frame }: ProfileDialogProps) {
  return (
    <AccountDialogFrame {...frame} title="profile.title">
      <ProfileFlow presentation="dialog" onClose={frame.onClose} onSaved={onSaved} />
    </AccountDialogFrame>
  );
}
