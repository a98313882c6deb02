import { LICENCE_PLACES } from "@shop/account";
import { DevicePlaces } from "@shop/account/react";
import { ProductCover } from "@shop/catalog/react";
import { formatMessage } from "@shop/kernel";
import { Button, EmptyState, Figure } from "@shop/ui";
import { lazy, useState } from "react";
import { useSearchParams } from "react-router";
import { AccountLoading } from "../../shell/account/account-loading.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import type { AccountPartData } from "./account-part.server.ts";
import type { DeskLicence } from "./desk-view.server.ts";
import { LicenceHelp } from "./licence-help.tsx";

const DeskLicencePart = lazy(() =>
  import("./desk-licence-part.tsx").then((module) => ({ default: module.DeskLicencePart })),
);

type DeskProps = Pick<AccountPartData, "texts" | "desk">;

/**
 * The licence desk: every licence of a plugin, or the one in the address (`?licence=`; `?product=` selects the licences of one product)
 * with its devices and the form to transfer it.
 */
export function DeskPart({ texts, desk }: DeskProps) {
  const [search] = useSearchParams();
  const id = search.get("licence");
  const product = search.get("product");
  if (!desk) return null;
  if (id === null) {
    const licences = desk.licences.filter((licence) => product === null || licence.product === product);
    return <Licences texts={texts} licences={licences} />;
  }
  const licence = desk.licences.find((one) => one.id === id);
  return (
    <>
      <p>
        <SiteLink href="/account/licences">{texts.deskAll}</SiteLink>
      </p>
      {licence ? (
        <Licence key={licence.id} texts={texts} licence={licence} services={desk.services} />
      ) : (
        <EmptyState title={texts.deskGone} />
      )}
    </>
  );
}

function Licences({ texts, licences }: Pick<DeskProps, "texts"> & { readonly licences: readonly DeskLicence[] }) {
  if (licences.length === 0) {
    return (
      <EmptyState title={texts.deskEmpty} action={<Button href="/products/plugins">{texts.emptyAction}</Button>}>
        {texts.deskEmptyText}
      </EmptyState>
    );
  }
  return (
    <>
      <p>{texts.deskLead}</p>
      <ul className="account-choices" data-figures="">
        {licences.map(({ id, product, picture, key, devices }) => (
          <li key={id}>
            <ProductCover product={{ name: product, featuredMedia: picture }} isDecoration isSmall />
            <SiteLink href={`/account/licences?licence=${id}`}>{product}</SiteLink>
            {key && <Figure size="small">{key}</Figure>}
            <DevicePlaces taken={devices.length} limit={LICENCE_PLACES} />
            <span className="muted">
              {formatMessage(texts.deskDevices, { count: devices.length, limit: LICENCE_PLACES })}
            </span>
          </li>
        ))}
      </ul>
      <LicenceHelp texts={texts} />
    </>
  );
}

interface LicenceProps extends Pick<DeskProps, "texts"> {
  readonly licence: DeskLicence;
  readonly services: number;
}

function Licence({ texts, licence, services }: LicenceProps) {
  const [isTransferred, setIsTransferred] = useState(false);
  return (
    <>
      <div className="licence-plate">
        <ProductCover product={{ name: licence.product, featuredMedia: licence.picture }} isDecoration isSmall />
        <h2>{licence.product}</h2>
        {isTransferred && <p className="muted">{texts.deskTransferred}</p>}
        {!isTransferred && licence.key && <Figure>{licence.key}</Figure>}
      </div>
      <noscript>{texts.needsScripts}</noscript>
      <div className="needs-scripts">
        <WhenLoaded fallback={<AccountLoading />}>
          <DeskLicencePart
            texts={texts}
            licence={licence}
            services={services}
            isTransferred={isTransferred}
            onTransferred={() => setIsTransferred(true)}
          />
        </WhenLoaded>
      </div>
    </>
  );
}
