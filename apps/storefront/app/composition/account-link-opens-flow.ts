import { parseAccountLink } from "@shop/auth-ui";
import type { SignInStore } from "@shop/auth-ui/store";
import type { ModalStore } from "../shell/modal-store.ts";

/**
 * A mailed link opens its flow on whatever page it points at. The secrets leave the address bar first, before any other
 * script or request could see them. A reset link shows its form; only the form's button acts. Unsubscribe links aren't mailed
 * yet: whoever comes with an old one is told by the contact dialog that a person helps.
 */
export function accountLinkOpensFlow(
  stores: { signIn: Pick<SignInStore, "openFromLink">; modal: Pick<ModalStore, "set"> },
  page: {
    readonly address: string;
    replaceAddress(path: string): void;
    readonly unsubscribeSubject: string;
  },
): void {
  const link = parseAccountLink(page.address);
  if (!link) return;
  page.replaceAddress(link.cleanPath);
  if (link.flow === "activation") {
    stores.modal.set("login", { reason: "activated" });
    void stores.signIn.openFromLink(link);
  } else if (link.flow === "reset") {
    stores.modal.set("reset_password", { link: { id: link.id, key: link.key } });
  } else {
    stores.modal.set("contact", { subject: page.unsubscribeSubject });
  }
}
