import { ContactHint, LazyContactDialog, LazySignInDialog } from "@shop/auth-ui/react";
import { CartMessages, PaymentDialog } from "@shop/cart/react";
import { lazy, Suspense, useEffect } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { accountLinkOpensFlow } from "../composition/account-link-opens-flow.ts";
import { useServices } from "../composition/services-context.ts";
import { localPath, useLocale, useTexts } from "../messages/use-texts.ts";

const DownloadDialog = lazy(() =>
  import("./download-dialog.tsx").then((module) => ({ default: module.OpenDownloadDialog })),
);

/** The one place where dialogs are shown, one at a time; the payment window is the provider's own surface beside them. */
export function ModalHost() {
  const text = useTexts();
  const navigate = useNavigate();
  const locale = useLocale();
  const { modal } = useServices();
  const { type, message } = useStore(modal);
  useAccountLink();
  useSignInReason();
  const contactHint = <ContactHint onContact={() => modal.set("contact")} />;
  return (
    <>
      <LazySignInDialog
        open={type === "login"}
        onClose={modal.close}
        onContact={() => modal.set("contact")}
        onForgotPassword={() => modal.set("contact", { subject: text("forgotSubject") })}
      />
      <LazyContactDialog open={type === "contact"} onClose={modal.close} initialSubject={message?.subject} />
      {type === "download" && message?.download && (
        <Suspense fallback={null}>
          <DownloadDialog download={message.download} onClose={modal.close} footer={contactHint} />
        </Suspense>
      )}
      <PaymentDialog />
      <CartMessages onViewCart={() => void navigate(localPath("/cart", locale))} />
    </>
  );
}

/** The dialog starts at its first stage each time it is asked for, with the reason that it was asked with. */
function useSignInReason(): void {
  const { modal, signIn } = useServices();
  useEffect(
    () =>
      modal.subscribe(({ type, message }, before) => {
        if (type === "login" && before.type !== "login" && message?.reason !== "activated") {
          signIn.open({ reason: message?.reason });
        }
      }),
    [modal, signIn],
  );
}

function useAccountLink(): void {
  const services = useServices();
  const text = useTexts();
  // The address is read once, when the page has come.
  useEffect(() => {
    accountLinkOpensFlow(services, {
      address: `${location.pathname}${location.search}${location.hash}`,
      replaceAddress: (path) => history.replaceState(history.state, "", path),
      subjects: { reset: text("forgotSubject"), unsubscribe: text("unsubscribeSubject") },
    });
  }, []);
}
