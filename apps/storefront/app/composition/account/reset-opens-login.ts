import type { AuthStore } from "@shop/auth-ui/store";
import type { ModalStore } from "../../shell/modal-store.ts";

/**
 * A new password has ended every session, including this tab's if it was the same account. The tab is updated, and the login opens with the
 * address if the service returned it.
 */
export function resetOpensLogin(
  { auth, modal }: { auth: Pick<AuthStore, "getState" | "refresh">; modal: Pick<ModalStore, "set"> },
  emailAddress: string | null,
): void {
  if (auth.getState().status === "customer") void auth.refresh();
  modal.set("login", { reason: "passwordReset", ...(emailAddress ? { emailAddress } : {}) });
}
