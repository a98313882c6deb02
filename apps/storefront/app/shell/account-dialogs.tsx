import {
  DeletionDialog,
  EmailChangeDialog,
  NewsletterDialog,
  PasswordDialog,
  ProfileDialog,
  RateDialog,
  RedeemDialog,
  TimeoutDialog,
  UnsubscribeDialog,
} from "@shop/auth-ui/account-react";
import { useStore } from "zustand";
import { AccountPartsProvider } from "../composition/account-parts-provider.tsx";
import { useLoaded, useServices } from "../composition/services-context.ts";
import { useAccountChanged } from "../composition/use-account-changed.ts";
import { Coming } from "./coming.tsx";

const NO_LINK = { id: null, key: null };

/** The dialogs of the account, whose code, texts and styles are fetched on first use. */
export function AccountDialogs() {
  return (
    <AccountPartsProvider fallback={<Coming />}>
      <Shown />
    </AccountPartsProvider>
  );
}

function Shown() {
  const { auth, modal } = useLoaded();
  const { environment } = useServices();
  const { type, message } = useStore(modal);
  const changed = useAccountChanged();
  const reload = () => {
    modal.close();
    environment.reload();
  };
  const acts = { open: true, onClose: modal.close, onContact: () => modal.set("contact") };
  switch (type) {
    case "profile":
      return <ProfileDialog {...acts} onSaved={changed} />;
    case "password":
      return <PasswordDialog {...acts} />;
    case "newsletter":
      return <NewsletterDialog {...acts} onSaved={changed} />;
    case "unsubscribe":
      return <UnsubscribeDialog {...acts} link={message?.link ?? NO_LINK} />;
    case "change":
      return <EmailChangeDialog {...acts} onConfirmed={changed} />;
    case "delete":
      return <DeletionDialog {...acts} onConfirmed={auth.endSession} />;
    case "redeem":
      return <RedeemDialog {...acts} onReload={reload} onRedeemed={changed} />;
    case "rate":
      return message?.rating ? (
        <RateDialog
          {...acts}
          product={message.rating.product}
          own={message.rating.before}
          onReload={reload}
          onRated={changed}
        />
      ) : null;
    case "timeout":
      return <TimeoutDialog {...acts} onLogin={() => modal.set("login", { reason: "account" })} />;
    default:
      return null;
  }
}
