import type { SessionWatchStore } from "@shop/auth-ui/account";
import { SessionWarning } from "@shop/auth-ui/account-react";
import { AccountPartsProvider } from "../composition/account-parts-provider.tsx";

/** The warning with its services; its code is fetched when it is due. */
export function SessionEnding({ store }: { readonly store: SessionWatchStore }) {
  return (
    <AccountPartsProvider fallback={null}>
      <SessionWarning store={store} />
    </AccountPartsProvider>
  );
}
