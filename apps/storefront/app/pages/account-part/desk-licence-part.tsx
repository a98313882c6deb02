import { DeviceList, TransferFlow } from "@shop/account/react";
import { useState } from "react";
import { useAccountChanged } from "../../composition/account/use-account-changed.ts";
import { useLoaded } from "../../composition/services-context.ts";
import type { AccountTexts } from "../account/account.server.ts";
import { AccountPartsFrame } from "../account/account-parts-frame.tsx";
import type { DeskLicence } from "./desk-view.server.ts";
import { TRANSFER_SERVICE } from "./transfer-service.ts";

interface DeskLicencePartProps {
  readonly texts: AccountTexts["texts"];
  readonly licence: DeskLicence;
  readonly services: number;
}

/** One licence: its devices, and the form to transfer it. */
export function DeskLicencePart({ texts, licence, services }: DeskLicencePartProps) {
  const { catalog } = useLoaded();
  const changed = useAccountChanged();
  const { id, product, devices, isTransferable } = licence;
  const [isTransferred, setIsTransferred] = useState(false);
  // A reloaded page would no longer know the licence, and the message about its transfer would be lost.
  const noteTransfer = () => {
    setIsTransferred(true);
    void catalog.loadOwned();
  };
  return (
    <AccountPartsFrame>
      <div className="licence-desk">
        {/* With the licence its devices have ended. */}
        {!isTransferred && <DeviceList licenceId={id} devices={devices} onReleased={changed} />}
        <section className="licence-desk__transfer">
          <h2>{texts.transferTitle}</h2>
          {isTransferable ? (
            <TransferFlow
              presentation="page"
              product={product}
              licenceId={id}
              services={services}
              serviceHref={TRANSFER_SERVICE}
              accountHref="/account"
              onTransferred={noteTransfer}
            />
          ) : (
            <p>{texts.transferNot}</p>
          )}
        </section>
      </div>
    </AccountPartsFrame>
  );
}
