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
    ...policyServices(rows).flatMap((service) => [
      createHead(service, text),
      ...service.purposes.map((purpose) =>
        h("tbody", {}, ...purpose.map((row, at) => createRow(row, at, purpose, text))),
      ),
    ]),
  );
}

/** A service, who provides it and whom it sends to. */
function createHead({ service, provider, privacyUrl, hosts }: PolicyService, text: Text): HTMLElement {
  const by = privacyUrl === null ? provider !== service && provider : link(provider, privacyUrl);
  const receivers = hosts.join(", ") || text("nobodyElse");
  const head = h(
    "th",
    { scope: "colgroup", colSpan: 3, className: "shop-consent-policy__service" },
    h("b", { textContent: service }),
    " ",
    by,
    h("div", {}, h("small", { textContent: text("hosts") }), ` ${receivers}`),
  );
  return h("tbody", {}, h("tr", {}, head));
}

/** The first row of a purpose has its words, beside all that it stores. */
function createRow(row: PolicyRow, at: number, { length: rowSpan }: readonly PolicyRow[], text: Text): HTMLElement {
  const cell = (label: string, ...children: readonly (Node | string | false)[]) => {
    const made = h("td", {}, ...children);
    made.dataset.label = label;
    return made;
  };
  return h(
    "tr",
    {},
    at === 0 && h("td", { rowSpan, textContent: row.purpose }),
    cell(
      text("stored"),
      row.name === null ? text("storesNothing") : h("code", { textContent: row.name }),
      row.kind !== null && h("div", { className: "shop-consent-policy__kind", textContent: row.kind }),
    ),
    cell(text("policyKept"), row.kept ?? "–"),
  );
}
