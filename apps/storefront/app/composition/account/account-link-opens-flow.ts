import { type AccountLink, parseAccountLink } from "@shop/auth-ui";
import type { SignInStore } from "@shop/auth-ui/store";
import type { ModalStore } from "../../shell/modal-store.ts";

/**
 * A mailed link opens its flow on whatever page it points at. The secrets are removed from the address bar first, before any other script
 * or request can see them. An activation runs by itself; all others only show a button. Source: ROUTE-15, SAFE-09.
 */
export function accountLinkOpensFlow(
  stores: { signIn: Pick<SignInStore, "openFromLink">; modal: Pick<ModalStore, "set"> },
  page: {
    readonly address: string;
    replaceAddress(path: string): void;
    /** Navigates to a page, and passes it the link's data. */
    openPage(path: string, link: Pick<AccountLink, "id" | "key">): void;
  },
): void {
  const link = parseAccountLink(page.address);
  if (!link) return;
  page.replaceAddress(link.cleanPath);
  const secrets = { id: link.id, key: link.key };
  switch (link.flow) {
    case "activation":
      stores.modal.set("login", { reason: "activated" });
      void stores.signIn.openFromLink(link);
      break;
    case "reset":
      stores.modal.set("reset_password", { link: secrets });
      break;
    case "unsubscribe":
      stores.modal.set("unsubscribe", { link: secrets });
      break;
    case "revoke-email":
      page.openPage("/account/revoke-email", secrets);
      break;
    case "newsletter":
      page.openPage("/account/confirm-newsletter", secrets);
      break;
  }
}
