import { isAddressProved, type SignInReason } from "@shop/auth-ui";
import { ForgotDialog, ResetDialog } from "@shop/auth-ui/react";
import { useState } from "react";
import { useStore } from "zustand";
import { createPasswordServices } from "../../composition/account/create-password-services.ts";
import { resetOpensLogin } from "../../composition/account/reset-opens-login.ts";
import { useLoaded } from "../../composition/services-context.ts";
import type { ModalMessage } from "../modal-store.ts";

const NO_LINK = { id: null, key: null };

/** Forgot and reset, whose code and stores are fetched on first use. */
export function PasswordDialogs() {
  const services = useLoaded();
  const { modal } = services;
  const [{ forgot, reset }] = useState(() => createPasswordServices(services));
  const { type, message } = useStore(modal);
  const acts = { onClose: modal.close, onContact: () => modal.set("contact") };
  return (
    <>
      <ForgotDialog
        {...acts}
        store={forgot}
        open={type === "forgot"}
        emailAddress={message?.emailAddress}
        onBack={(emailAddress) => modal.set("login", { ...waitingReason(message), emailAddress })}
      />
      <ResetDialog
        {...acts}
        store={reset}
        open={type === "reset_password"}
        link={message?.link ?? NO_LINK}
        onDone={(emailAddress) => resetOpensLogin(services, emailAddress)}
        onRequest={() => modal.set("forgot")}
      />
    </>
  );
}

/** Why the login was requested; thanks for a mailed link are shown once. */
function waitingReason(message: ModalMessage | null): { reason?: SignInReason } {
  const reason = message?.reason;
  return reason && !isAddressProved(reason) ? { reason } : {};
}
