import type { SignInStore } from "@shop/auth-ui/store";
import type { ModalState, ModalStore } from "../shell/modal-store.ts";

/**
 * The dialog starts at its first stage each time it is asked for, with the reason that it was asked with; also where it was
 * asked for before the services were there. An activation link opens it by itself.
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
