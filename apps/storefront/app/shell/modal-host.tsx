import { ContactHint, LazyContactDialog, LazySignInDialog } from "@shop/auth-ui/react";
import { lazy, Suspense } from "react";
import { useStore } from "zustand";
import { DialogsProvider } from "../composition/dialogs-provider.tsx";
import { useServices } from "../composition/services-context.ts";
import { isAccountDialog } from "./account/account-dialog-types.ts";
import { SessionNotice } from "./account/session-notice.tsx";
import { CheckoutSurfaces } from "./checkout-surfaces.tsx";
import { Coming, LoadFailed } from "./coming.tsx";
import { OpenDownloadDialog } from "./download-dialog.tsx";
import { CartPopUps } from "./engagement/cart-pop-ups.tsx";
import { LoadBoundary } from "./load-boundary.tsx";

const AccountDialogs = lazy(() =>
  import("./account/account-dialogs.tsx").then((module) => ({ default: module.AccountDialogs })),
);

const ExitIntentHost = lazy(() =>
  import("./engagement/exit-intent-host.tsx").then((module) => ({ default: module.ExitIntentHost })),
);

const PasswordDialogs = lazy(() =>
  import("./account/password-dialogs.tsx").then((module) => ({ default: module.PasswordDialogs })),
);

const ShortcutsDialog = lazy(() =>
  import("./shortcuts/shortcuts-dialog.tsx").then((module) => ({ default: module.ShortcutsDialog })),
);

/** The one place where dialogs are shown, one at a time; the payment window is the provider's own surface beside them. */
export function ModalHost() {
  const { environment, modal } = useServices();
  const { type, message } = useStore(modal);
  const contactHint = <ContactHint onContact={() => modal.set("contact")} />;
  return (
    <DialogsProvider>
      <LoadBoundary
        isAsked={type !== "inactive"}
        onFailed={(error) => {
          environment.log({ act: "dialog.load", error: String(error) });
          modal.close();
        }}
        fallback={<LoadFailed />}
      >
        <LazySignInDialog
          open={type === "login"}
          onClose={modal.close}
          onContact={() => modal.set("contact")}
          onForgotPassword={(emailAddress) => modal.set("forgot", { ...message, emailAddress })}
        />
        <LazyContactDialog open={type === "contact"} onClose={modal.close} initialSubject={message?.subject} />
        {type === "download" && message?.download && (
          <OpenDownloadDialog download={message.download} onClose={modal.close} footer={contactHint} />
        )}
        {(type === "forgot" || type === "reset_password") && (
          <Suspense fallback={null}>
            <PasswordDialogs />
          </Suspense>
        )}
        {type === "exit_intent" && message?.exit && (
          <Suspense fallback={null}>
            <ExitIntentHost exit={message.exit} footer={contactHint} />
          </Suspense>
        )}
        {type === "shortcuts" && (
          <Suspense fallback={<Coming />}>
            <ShortcutsDialog onClose={modal.close} footer={contactHint} />
          </Suspense>
        )}
        {isAccountDialog(type) && (
          <Suspense fallback={<Coming />}>
            <AccountDialogs />
          </Suspense>
        )}
      </LoadBoundary>
      <SessionNotice />
      <CheckoutSurfaces />
      <CartPopUps />
    </DialogsProvider>
  );
}
