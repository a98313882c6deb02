import { h, link } from "../adapters/dom.ts";
import { cookiePolicy, type PolicyContent, type PolicyRow } from "../domain/cookie-policy.ts";
import { policyGroups } from "../domain/policy-groups.ts";
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
  const columns = ["policyService", "policyPurpose", "hosts", "stored", "policyKept"] as const;
  return h(
    "table",
    { className: "shop-consent-policy__table" },
    h("caption", { className: "shop-consent-policy__title", textContent: title }),
    h("thead", {}, h("tr", {}, ...columns.map((key) => h("th", { scope: "col", textContent: text(key) })))),
    ...policyGroups(rows).map((group) => h("tbody", {}, ...group.map((row, at) => createRow(row, at, group, text)))),
  );
}

function createRow(row: PolicyRow, at: number, group: readonly PolicyRow[], text: Text): HTMLElement {
  const isOnePurpose = group.every(({ purpose }) => purpose === row.purpose);
  const cell = (label: string, rowSpan: number, ...children: readonly (Node | string | false)[]) => {
    const made = h("td", { rowSpan }, ...children);
    made.dataset.label = label;
    return made;
  };
  const hosts = row.hosts.map((host) => h("div", { textContent: host }));
  return h(
    "tr",
    {},
    at === 0 &&
      h(
        "th",
        { scope: "rowgroup", rowSpan: group.length },
        h("div", { textContent: row.service }),
        row.privacyUrl !== null && link(row.provider, row.privacyUrl),
      ),
    (at === 0 || !isOnePurpose) && cell(text("policyPurpose"), isOnePurpose ? group.length : 1, row.purpose),
    at === 0 && cell(text("hosts"), group.length, ...(hosts.length > 0 ? hosts : [text("nobodyElse")])),
    cell(
      text("stored"),
      1,
      row.name === null ? text("storesNothing") : h("code", { textContent: row.name }),
      row.kind !== null && h("div", { className: "shop-consent-policy__kind", textContent: row.kind }),
    ),
    cell(text("policyKept"), 1, row.kept ?? "–"),
  );
}
