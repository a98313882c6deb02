import type { SignInStore } from "@shop/auth-ui/store";
import type { ModalState, ModalStore } from "../shell/modal-store.ts";

/**
 * The dialog starts at its first stage each time it is requested, with the reason of that request, even if it was requested before the
 * services were loaded. An activation link opens it by itself.
 */
export function modalOpensSignIn({
  modal,
  signIn,
}: {
  modal: Pick<ModalStore, "getState" | "subscribe">;
  signIn: Pick<SignInStore, "open">;
}): () => void {
  const open = ({ type, message }: ModalState) => {
    if (type === "login" && message?.reason !== "activated") {
      signIn.open({ reason: message?.reason, emailAddress: message?.emailAddress });
    }
  };
  open(modal.getState());
  return modal.subscribe((state, before) => {
    if (before.type !== "login") open(state);
  });
}
