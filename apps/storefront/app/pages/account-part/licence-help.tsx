import { LICENCE_PLACES } from "@shop/account";
import { formatMessage } from "@shop/kernel";
import { SiteLink } from "../../shell/site-link.tsx";
import type { AccountPartData } from "./account-part.server.ts";
import { TRANSFER_SERVICE } from "./transfer-service.ts";

/** Below the licences: what a place is, how one is freed, and what a transfer needs. */
export function LicenceHelp({ texts }: Pick<AccountPartData, "texts">) {
  const limit = { limit: LICENCE_PLACES };
  return (
    <div className="account-help">
      <section>
        <h2>{formatMessage(texts.deskPlaces, limit)}</h2>
        <p className="muted">{formatMessage(texts.deskPlacesText, limit)}</p>
      </section>
      <section>
        <h2>{texts.deskRelease}</h2>
        <p className="muted">{texts.deskReleaseText}</p>
      </section>
      <section>
        <h2>{texts.deskTransfer}</h2>
        <p className="muted">{texts.deskTransferText}</p>
        <SiteLink href={TRANSFER_SERVICE}>{texts.deskTransferLink}</SiteLink>
      </section>
    </div>
  );
}
