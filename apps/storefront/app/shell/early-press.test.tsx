// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { HYDRATED_EVENT, KEEP_PRESS_SCRIPT } from "./early-press.ts";

let presses: string[];
beforeEach(() => {
  presses = [];
  document.body.innerHTML =
    "<button type=button id=menu><b>Menu</b></button><button type=button id=close>×</button><button type=submit id=send>Send</button><p>Text</p>";
  document.head.append(Object.assign(document.createElement("script"), { textContent: KEEP_PRESS_SCRIPT }));
});

/** From here buttons do something. */
function hydrate(): void {
  for (const button of document.querySelectorAll("button")) {
    button.addEventListener("click", () => presses.push(button.id));
  }
  window.dispatchEvent(new Event(HYDRATED_EVENT));
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

test("a press before the page reacts is repeated once when it does", () => {
  press("#menu b");
  press("p");
  hydrate();
  expect(presses).toEqual(["menu"]);
  hydrate();
  expect(presses).toEqual(["menu"]);
});

test("of several presses the last is repeated", () => {
  press("#menu");
  press("#close");
  press("#close");
  hydrate();
  expect(presses).toEqual(["close"]);
});

test("without an early press nothing is pressed, and later presses aren't repeated", () => {
  hydrate();
  press("#menu");
  hydrate();
  expect(presses).toEqual(["menu"]);
});

test("what sends a form is left to the browser", () => {
  press("#send");
  hydrate();
  expect(presses).toEqual([]);
});

test("a button that is no longer on the page isn't pressed", () => {
  press("#menu");
  const menu = document.querySelector("#menu");
  menu?.addEventListener("click", () => presses.push("removed"));
  menu?.remove();
  hydrate();
  expect(presses).toEqual([]);
});
