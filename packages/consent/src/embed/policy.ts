import { h, link } from "../adapters/dom.ts";
import { cookiePolicy, type PolicyContent, type PolicyRow } from "../domain/cookie-policy.ts";
import { type PolicyService, policyServices } from "../domain/policy-groups.ts";
import type { Text } from "./embed-texts.ts";

/** The policy's tables, one for each category, as `PolicyTable` shows them. */
export function createPolicy(content: PolicyContent, text: Text): HTMLElement {
  const rows = cookiePolicy(content);
  return h(
    "div",
    { className: "shop-consent-policy" },
    ...[...new Set(rows.map(({ category }) => category))].map((category) =>
      createTable(
        rows.filter((row) => row.category === category),
        text,
      ),
    ),
  );
}

function createTable(rows: readonly PolicyRow[], text: Text): HTMLElement {
  const title = rows[0]?.categoryName ?? "";
  const columns = ["policyPurpose", "stored", "policyKept"] as const;
  return h(
    "table",
    { className: "shop-consent-policy__table" },
    h("caption", { className: "shop-consent-policy__title", textContent: title }),
    h("thead", {}, h("tr", {}, ...columns.map((key) => h("th", { scope: "col", textContent: text(key) })))),
    ...policyServices(rows).map((service) => createService(service, text)),
  );
}

function createService({ service, provider, privacyUrl, hosts, purposes }: PolicyService, text: Text): HTMLElement {
  const receivers = hosts.length > 0 ? hosts.join(", ") : text("nobodyElse");
  return h(
    "tbody",
    {},
    h(
      "tr",
      {},
      h(
        "th",
        { scope: "rowgroup", colSpan: 3, className: "shop-consent-policy__service" },
        h(
          "span",
          { className: "shop-consent-policy__by" },
          service,
          privacyUrl !== null && link(provider, privacyUrl),
          privacyUrl === null &&
            provider !== service &&
            h("span", { className: "shop-consent-policy__provider", textContent: provider }),
        ),
        h(
          "span",
          { className: "shop-consent-policy__hosts" },
          h("span", { className: "shop-consent-policy__label", textContent: text("hosts") }),
          ` ${receivers}`,
        ),
      ),
    ),
    ...purposes.flatMap((rows) => rows.map((row, at) => createRow(row, at === 0 ? rows.length : 0, text))),
  );
}

/** The first row of a purpose has its words, beside all that it stores. */
function createRow(row: PolicyRow, rowSpan: number, text: Text): HTMLElement {
  const cell = (label: string, ...children: readonly (Node | string | false)[]) => {
    const made = h("td", {}, ...children);
    made.dataset.label = label;
    return made;
  };
  return h(
    "tr",
    { className: rowSpan > 0 ? "shop-consent-policy__purpose" : "" },
    rowSpan > 0 && h("td", { rowSpan, textContent: row.purpose }),
    cell(
      text("stored"),
      row.name === null ? text("storesNothing") : h("code", { textContent: row.name }),
      row.kind !== null && h("div", { className: "shop-consent-policy__kind", textContent: row.kind }),
    ),
    cell(text("policyKept"), row.kept ?? "–"),
  );
}
