"use client";
import { TextLink } from "@shop/ui";
import { keptText } from "../../domain/kept-text.ts";
import type { ConsentService, StoredThing } from "../../domain/service.ts";
import { useConsentSettings, useConsentText } from "../provider/consent-provider.tsx";

export interface ServiceListProps {
  services: readonly ConsentService[];
}

/** Services with their provider, purpose, where they send to, and what they store for how long. Of one category, or of all. */
export function ServiceList({ services }: ServiceListProps) {
  return (
    <ul className="shop-consent-services">
      {services.map((service) => (
        <li key={service.id} className="shop-consent-services__one">
          <Service service={service} />
        </li>
      ))}
    </ul>
  );
}

function Service({ service }: { service: ConsentService }) {
  const { locale } = useConsentSettings();
  const text = useConsentText();
  const { name, provider, purpose, hosts, stored, privacyUrl } = service;
  return (
    <>
      <h3 className="shop-consent-services__name">{name}</h3>
      <p className="shop-consent-services__purpose">{purpose[locale]}</p>
      <dl className="shop-consent-services__facts">
        <dt>{text("provider")}</dt>
        <dd>{provider}</dd>
        {hosts.length > 0 && (
          <>
            <dt>{text("hosts")}</dt>
            <dd>{hosts.join(", ")}</dd>
          </>
        )}
        <dt>{text("stored")}</dt>
        <dd>{stored.length === 0 ? text("storesNothing") : <Stored stored={stored} />}</dd>
      </dl>
      {privacyUrl !== null && <TextLink href={privacyUrl}>{text("servicePrivacy", { name })}</TextLink>}
    </>
  );
}

function Stored({ stored }: { stored: readonly StoredThing[] }) {
  const text = useConsentText();
  return (
    <ul className="shop-consent-services__stored">
      {stored.map((thing) => (
        <li key={`${thing.kind} ${thing.pattern}`}>
          <code>{thing.pattern}</code> {keptText(thing, text)}
        </li>
      ))}
    </ul>
  );
}
