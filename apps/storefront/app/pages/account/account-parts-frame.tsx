import type { ReactNode } from "react";
import { AccountPartsProvider } from "../../composition/account/account-parts-provider.tsx";
import { DialogsProvider } from "../../composition/dialogs-provider.tsx";
import { AccountLoading } from "../../shell/account/account-loading.tsx";

/** Wraps the account's parts on a page with what the dialogs' host provides elsewhere. */
export function AccountPartsFrame({ children }: { readonly children: ReactNode }) {
  return (
    <DialogsProvider>
      <AccountPartsProvider fallback={<AccountLoading />}>{children}</AccountPartsProvider>
    </DialogsProvider>
  );
}
