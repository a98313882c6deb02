import { expect, test } from "vitest";
import { maskRecorded, maskText } from "./mask-recorded.ts";

test("[CONSENT-02] a text keeps its length and its gaps, and nothing else", () => {
  expect(maskText("Mara Weber, 3 €")).toBe("**** ****** * *");
});

test("[CONSENT-02] a text is recorded as it is only where an element says so", () => {
  const marked = { closest: (selector: string) => (selector === "[data-record-text]" ? ({} as Element) : null) };
  expect(maskText("Shop", marked)).toBe("Shop");
  expect(maskText("Shop", { closest: () => null })).toBe("****");
});

test("[CONSENT-02] labels, typed values and queries are masked in a page and in its changes", () => {
  const node = (attributes: object) => ({ type: 2, tagName: "a", attributes, childNodes: [] });
  const secret = { "aria-label": "logged in as Mara", href: "https://shop.test/x?key=1", class: "shop-link" };
  const masked = { "aria-label": "****** ** ** ****", href: "https://shop.test/x", class: "shop-link" };
  expect(maskRecorded({ type: 2, data: { node: node(secret) } })).toEqual({ type: 2, data: { node: node(masked) } });
  const change = { attributes: [{ id: 1, attributes: { value: "mara@shop.test", hidden: null } }], texts: [] };
  expect(maskRecorded({ type: 3, data: change })).toEqual({
    type: 3,
    data: { attributes: [{ id: 1, attributes: { value: "**************", hidden: null } }], texts: [] },
  });
});

test("[CONSENT-02] a page's own address is recorded without its query", () => {
  expect(maskRecorded({ type: 4, data: { href: "https://shop.test/account?token=1#x", width: 390 } })).toEqual({
    type: 4,
    data: { href: "https://shop.test/account", width: 390 },
  });
});
