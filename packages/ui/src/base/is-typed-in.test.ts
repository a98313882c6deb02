// @vitest-environment jsdom
import { expect, test } from "vitest";
import { isTypedIn } from "./is-typed-in.ts";

function element(html: string): Element | null {
  const place = document.createElement("div");
  place.innerHTML = html;
  return place.firstElementChild;
}

test.each([
  "<input>",
  '<input type="search">',
  "<textarea></textarea>",
  "<select></select>",
  "<p contenteditable></p>",
  '<p contenteditable="plaintext-only"></p>',
  '<div role="textbox"></div>',
  '<ul role="listbox"></ul>',
  '<ul role="menu"></ul>',
])("[A11Y-02] %s takes letters, so that a shortcut of one key does nothing there", (html) => {
  expect(isTypedIn(element(html))).toBe(true);
});

test.each([
  '<input type="range">',
  '<input type="checkbox">',
  "<button></button>",
  '<p contenteditable="false"></p>',
  '<a href="/"></a>',
])("[A11Y-02] %s leaves letters to shortcuts", (html) => {
  expect(isTypedIn(element(html))).toBe(false);
});

test("[A11Y-02] a press on the page itself is typed nowhere", () => {
  expect([isTypedIn(document.body), isTypedIn(document), isTypedIn(null)]).toEqual([false, false, false]);
});
