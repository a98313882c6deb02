import { DeviceList, TransferFlow } from "@shop/account/react";
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
  readonly isTransferred: boolean;
  readonly onTransferred: () => void;
}

/** One licence: its devices, and the form to transfer it. */
export function DeskLicencePart(props: DeskLicencePartProps) {
  const { texts, licence, services, isTransferred, onTransferred } = props;
  const { catalog } = useLoaded();
  const changed = useAccountChanged();
  const { id, product, devices, isTransferable } = licence;
  // A reloaded page would no longer know the licence, and the message about its transfer would be lost.
  const noteTransfer = () => {
    onTransferred();
    void catalog.loadOwned();
  };
  return (
    <AccountPartsFrame>
      <div className="licence-desk">
        {/* With the licence its devices have ended. */}
        {!isTransferred && <DeviceList licenceId={id} devices={devices} onReleased={changed} />}
        <section className="licence-desk__transfer">
          {!isTransferred && <h2>{texts.transferTitle}</h2>}
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
