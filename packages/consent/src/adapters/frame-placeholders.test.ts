// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { isMarkAllowed } from "../domain/is-mark-allowed.ts";
import { youtube } from "../domain/services/index.ts";
import { consentMessages } from "../messages/index.ts";
import { buildConsent } from "../testing/index.ts";
import { createFramePlaceholders } from "./frame-placeholders.ts";
import { watchMarkedElements } from "./marked-elements.ts";

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function open(html: string, sheet?: CSSStyleSheet) {
  document.body.innerHTML = html;
  const services = [youtube()];
  const { store } = buildConsent({ services });
  stop = watchMarkedElements({
    document,
    isAllowed: (mark) => isMarkAllowed(mark, store.getState()),
    subscribe: store.subscribe,
    onScriptWithdrawn: () => {},
    placeholders: createFramePlaceholders({
      services,
      messages: consentMessages.de,
      locale: "de",
      allow: store.allowService,
      ...(sheet && { sheet }),
    }),
  });
  return store;
}

const FRAME = `<iframe title="Der Film" data-consent-service="youtube" data-src="about:blank#film"></iframe>`;
const frame = () => document.querySelector("iframe");
const placeholder = () => document.querySelector<HTMLElement>(".shop-consent-frame");
const buttons = () => [...document.querySelectorAll("button")];

test("[CONSENT-02] in the place of a waiting frame is a text with two buttons, in the page's language", () => {
  open(FRAME);
  expect(frame()?.style.display).toBe("none");
  expect([placeholder()?.ariaLabel, placeholder()?.lang]).toEqual(["Der Film", "de"]);
  expect(placeholder()?.textContent).toContain(
    "Hier würde YouTube geladen. Google Ireland Limited erfährt dann Ihre IP-Adresse.",
  );
  expect(buttons().map(({ textContent, type }) => [textContent, type])).toEqual([
    ["Einmal laden", "button"],
    ["YouTube immer laden", "button"],
  ]);
});

test("[CONSENT-02] a press loads the frame once, and moves the focus into it", async () => {
  const store = open(FRAME);
  buttons()[0]?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(frame()));
  expect([frame()?.src, frame()?.style.display, placeholder()]).toEqual(["about:blank#film", "", null]);
  expect(store.getState().choice).toBeNull();
});

test("[CONSENT-02] the second button allows that service for good", async () => {
  const store = open(FRAME);
  buttons()[1]?.click();
  await vi.waitFor(() => expect(store.getState().choice?.services).toEqual(["youtube"]));
});

test("[CONSENT-03] after a withdrawal the placeholder is there again", async () => {
  const store = open(FRAME);
  await store.acceptAll();
  expect(placeholder()).toBeNull();
  await store.refuseAll();
  expect(buttons()).toHaveLength(2);
});

test("[CONSENT-02] the placeholder of a frame that the page removes goes with it", async () => {
  open(FRAME);
  frame()?.remove();
  await vi.waitFor(() => expect(placeholder()).toBeNull());
});

test("[CONSENT-02] a frame of a category alone, or of an unknown service, waits without a placeholder", () => {
  open(
    `<iframe data-consent="marketing" data-src="a"></iframe><iframe data-consent-service="x" data-src="b"></iframe>`,
  );
  expect(buttons()).toEqual([]);
});
