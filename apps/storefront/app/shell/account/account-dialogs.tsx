import {
  DeletionDialog,
  EmailChangeDialog,
  NewsletterDialog,
  ProfileDialog,
  RateDialog,
  RedeemDialog,
  UnsubscribeDialog,
} from "@shop/account/react";
import { ContactHint, PasswordDialog, TimeoutDialog } from "@shop/auth-ui/react";
import { useStore } from "zustand";
import { AccountPartsProvider } from "../../composition/account/account-parts-provider.tsx";
import { useAccountChanged } from "../../composition/account/use-account-changed.ts";
import { useSecurityStores } from "../../composition/account/use-security-stores.ts";
import { useLoaded, useServices } from "../../composition/services-context.ts";
import { Coming } from "../coming.tsx";

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
  const stores = useSecurityStores();
  const onContact = () => modal.set("contact");
  const frame = { open: true, onClose: modal.close };
  const acts = { ...frame, footer: <ContactHint onContact={onContact} /> };
  switch (type) {
    case "profile":
      return <ProfileDialog {...acts} onSaved={changed} />;
    case "password":
      return <PasswordDialog {...frame} onContact={onContact} store={stores.passwordChange} />;
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
      return (
        <TimeoutDialog {...frame} onContact={onContact} onLogin={() => modal.set("login", { reason: "account" })} />
      );
    default:
      return null;
  }
}
