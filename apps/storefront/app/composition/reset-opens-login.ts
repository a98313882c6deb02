import type { AuthStore } from "@shop/auth-ui/store";
import type { ModalStore } from "../shell/modal-store.ts";

/**
 * A new password has ended every session, this tab's too where it was the same account: the tab learns so, and the login opens with the
 * address, where the service told it.
 */
export function resetOpensLogin(
  { auth, modal }: { auth: Pick<AuthStore, "getState" | "refresh">; modal: Pick<ModalStore, "set"> },
  emailAddress: string | null,
): void {
  if (auth.getState().status === "customer") void auth.refresh();
  modal.set("login", { reason: "passwordReset", ...(emailAddress ? { emailAddress } : {}) });
}
