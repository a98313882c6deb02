"use client";
import { formatMessage, type Locale } from "@shop/kernel";
import { TextLink } from "@shop/ui";
import { useId } from "react";
import {
  cookiePolicy,
  type PolicyContent,
  type PolicyMessages,
  type PolicyRow,
  type PolicyTextKey,
} from "../../domain/cookie-policy.ts";
import { type PolicyService, policyServices } from "../../domain/policy-groups.ts";
import { en } from "../../messages/en.ts";

export interface PolicyTableProps {
  services: PolicyContent["services"];
  /** What the site itself stores. */
  own: PolicyContent["own"];
  /** Who provides the site. Default: "This site". */
  site?: string | undefined;
  /** `consentMessages.de` of this package's root, or a host's own. Default: English. */
  messages?: PolicyMessages | undefined;
  /** Default: en. */
  locale?: Locale | undefined;
  /** What the categories' headings are in the page. Default: h3. */
  heading?: "h2" | "h3" | "h4" | undefined;
}

/**
 * Every cookie, storage key and service of the site, with a table for each category. It needs no store, so that a server can render it. On
 * a narrow page each row is a block. Source: CONSENT-03.
 */
export function PolicyTable({ messages = en, locale = "en", heading = "h3", ...content }: PolicyTableProps) {
  const text = (key: PolicyTextKey) => formatMessage(messages[key], {}, locale);
  const rows = cookiePolicy({ ...content, messages, locale });
  const categories = [...new Set(rows.map(({ category }) => category))];
  return (
    <div className="shop-consent-policy">
      {categories.map((category) => (
        <CategoryTable
          key={category}
          rows={rows.filter((row) => row.category === category)}
          heading={heading}
          text={text}
        />
      ))}
    </div>
  );
}

type Text = (key: PolicyTextKey) => string;

function CategoryTable({
  rows,
  heading: Heading,
  text,
}: {
  rows: PolicyRow[];
  heading: "h2" | "h3" | "h4";
  text: Text;
}) {
  const id = useId();
  return (
    <section className="shop-consent-policy__category">
      <Heading id={id} className="shop-consent-policy__title">
        {rows[0]?.categoryName}
      </Heading>
      <table className="shop-consent-policy__table" aria-labelledby={id}>
        <thead>
          <tr>
            {(["policyPurpose", "stored", "policyKept"] as const).map((key) => (
              <th key={key} scope="col">
                {text(key)}
              </th>
            ))}
          </tr>
        </thead>
        {policyServices(rows).map((service) => (
          <Service key={service.service} {...service} text={text} />
        ))}
      </table>
    </section>
  );
}

/** A service, who provides it and whom it sends to; below, what each of its purposes stores. */
function Service({ service, provider, privacyUrl, hosts, purposes, text }: PolicyService & { text: Text }) {
  return (
    <>
      <tbody>
        <tr>
          <th scope="colgroup" colSpan={3} className="shop-consent-policy__service">
            <b>{service}</b>{" "}
            {privacyUrl === null ? provider !== service && provider : <TextLink href={privacyUrl}>{provider}</TextLink>}
            <div>
              <small>{text("hosts")}</small> {hosts.length === 0 ? text("nobodyElse") : hosts.join(", ")}
            </div>
          </th>
        </tr>
      </tbody>
      {purposes.map((rows) => (
        <tbody key={rows[0].purpose}>
          {rows.map((row, index) => (
            <tr key={`${row.kind} ${row.name}`}>
              {index === 0 && <td rowSpan={rows.length}>{row.purpose}</td>}
              <Stored row={row} text={text} />
            </tr>
          ))}
        </tbody>
      ))}
    </>
  );
}

function Stored({ row, text }: { row: PolicyRow; text: Text }) {
  return (
    <>
      <td data-label={text("stored")}>
        {row.name === null ? text("storesNothing") : <code className="shop-consent-policy__name">{row.name}</code>}
        {row.kind !== null && <span className="shop-consent-policy__kind">{row.kind}</span>}
      </td>
      <td data-label={text("policyKept")}>{row.kept ?? "–"}</td>
    </>
  );
}
