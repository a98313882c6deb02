// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsentMark } from "../domain/is-mark-allowed.ts";
import { watchMarkedElements } from "./marked-elements.ts";

const onScriptWithdrawn = vi.fn();
let stop = () => {};
let allowed: readonly string[] = [];
let notify = () => {};

function watch() {
  stop = watchMarkedElements({
    document,
    isAllowed: ({ category, service }: ConsentMark) => allowed.includes(category ?? service ?? ""),
    subscribe: (listener) => {
      notify = listener;
      return () => {};
    },
    onScriptWithdrawn,
  });
}

function choose(...names: readonly string[]) {
  allowed = names;
  notify();
}

const frame = () => document.querySelector("iframe");
const script = () => document.querySelector("script");

beforeEach(() => {
  allowed = [];
  onScriptWithdrawn.mockClear();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

test("[CONSENT-02] a marked script waits for its category and then runs, with its own attributes and type", () => {
  document.body.innerHTML = `<script type="text/plain" data-type="module" data-consent="statistics" id="counter">1 + 1</script>`;
  watch();
  expect([script()?.type, script()?.dataset.consentState]).toEqual(["text/plain", "waiting"]);
  choose("marketing");
  expect(script()?.type).toBe("text/plain");
  choose("statistics");
  expect([script()?.type, script()?.id, script()?.text]).toEqual(["module", "counter", "1 + 1"]);
});

test("[CONSENT-02] a marked frame has no address until its service is allowed, and loses it again", () => {
  document.body.innerHTML = `<iframe data-consent-service="youtube" data-src="https://video.example/1"></iframe>`;
  watch();
  expect(frame()?.hasAttribute("src")).toBe(false);
  choose("youtube");
  expect(frame()?.src).toBe("https://video.example/1");
  choose();
  expect([frame()?.hasAttribute("src"), frame()?.dataset.consentState]).toEqual([false, "waiting"]);
  expect(onScriptWithdrawn).not.toHaveBeenCalled();
});

test("[CONSENT-02] an element that is added later waits and runs as well", async () => {
  watch();
  document.body.innerHTML = `<div><iframe data-consent="marketing" data-src="https://video.example/2"></iframe></div>`;
  await vi.waitFor(() => expect(frame()?.dataset.consentState).toBe("waiting"));
  choose("marketing");
  expect(frame()?.src).toBe("https://video.example/2");
});

test("[CONSENT-03] a script that has run can't be stopped: the page learns it once", () => {
  document.body.innerHTML = `<script type="text/plain" data-consent="statistics"></script>`.repeat(2);
  watch();
  choose("statistics");
  choose();
  expect(onScriptWithdrawn).toHaveBeenCalledTimes(1);
});

test("after the watching was stopped nothing is run", async () => {
  watch();
  stop();
  document.body.innerHTML = `<iframe data-consent="marketing" data-src="https://video.example/3"></iframe>`;
  await Promise.resolve();
  expect(frame()?.dataset.consentState).toBeUndefined();
});
