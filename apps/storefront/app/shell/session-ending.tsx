import { SessionWarning, type SessionWarningProps } from "@shop/auth-ui/account-react";
import { AccountPartsProvider } from "../composition/account-parts-provider.tsx";

/** The warning with its services; its code is fetched when it is due. */
export function SessionEnding({ store }: SessionWarningProps) {
  return (
    <AccountPartsProvider fallback={null}>
      <SessionWarning store={store} />
    </AccountPartsProvider>
  );
}
