// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { ServiceStep } from "../domain/service.ts";
import { googleTag, microsoftClarity } from "../domain/services/index.ts";
import { createBrowserServicePage, type ServiceWindow } from "./browser-service-page.ts";

const reload = vi.fn();
const GRANTS = { necessary: true, preferences: false, statistics: true, marketing: false };
const start = { grants: GRANTS, nowMs: Date.UTC(2026, 0, 1) };

function open(indexedDB?: ServiceWindow["indexedDB"]) {
  const globals: Record<string, unknown> = {};
  const own: ServiceWindow = {
    document,
    location: { hostname: "localhost", pathname: "/shop/list", reload },
    localStorage,
    sessionStorage,
    ...(indexedDB && { indexedDB }),
  };
  return { globals, page: createBrowserServicePage(Object.assign(globals, own) as unknown as ServiceWindow) };
}

beforeEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

test("[CONSENT-04] Google's tag finds its consent signals in its list, as its own calls, and one script", () => {
  const { globals, page } = open();
  page.perform(googleTag({ measurementId: "G-A" }).load(start));
  const list = globals.dataLayer as ArrayLike<unknown>[];
  expect(list.map((entry) => [Object.prototype.toString.call(entry), entry[0], entry[1]])).toEqual([
    ["[object Arguments]", "consent", "default"],
    ["[object Arguments]", "js", new Date(Date.UTC(2026, 0, 1))],
    ["[object Arguments]", "config", "G-A"],
  ]);
  expect(globals["ga-disable-G-A"]).toBe(false);
  expect(Array.from(document.scripts, ({ src, async }) => [src, async])).toEqual([
    ["https://www.googletagmanager.com/gtag/js?id=G-A", true],
  ]);
});

test("[CONSENT-02] a service whose script has come is called itself", () => {
  const { globals, page } = open();
  const clarity = vi.fn();
  page.perform(microsoftClarity({ projectId: "a" }).load(start));
  expect((globals.clarity as unknown as { q: unknown[] }).q).toHaveLength(1);
  globals.clarity = clarity;
  page.perform(microsoftClarity({ projectId: "a" }).revoke());
  expect(clarity.mock.calls.map(([name]) => name)).toEqual(["stop"]);
});

test("[CONSENT-03] a call to a service that isn't there does nothing", () => {
  const { page } = open();
  const steps: readonly ServiceStep[] = [
    { kind: "call", path: ["posthog", "opt_out_capturing"], args: [] },
    { kind: "call", path: ["fbq"], args: [] },
  ];
  expect(() => page.perform(steps)).not.toThrow();
});

test("[CONSENT-03] the cookies and keys of a service are removed, and nobody else's", () => {
  const { page } = open();
  for (const cookie of ["_ga=1; path=/", "_ga_X=1", "shop_cart=1"]) Object.assign(document, { cookie });
  localStorage.setItem("_hjId", "1");
  localStorage.setItem("shop_theme", "dark");
  sessionStorage.setItem("_hjTab", "1");
  page.remove([
    { pattern: "_ga", kind: "cookie", lifetimeDays: 1 },
    { pattern: "_ga_*", kind: "cookie", lifetimeDays: 1 },
    { pattern: "_hj*", kind: "local", lifetimeDays: null },
    { pattern: "_hj*", kind: "session", lifetimeDays: null },
  ]);
  expect(document.cookie).toBe("shop_cart=1");
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([["shop_theme"], []]);
});

test("[CONSENT-03] a browser that refuses storage has nothing to remove", () => {
  const refuse = () => {
    throw new DOMException("no", "SecurityError");
  };
  const window = { document, location: { hostname: "localhost", pathname: "/", reload } } as unknown as ServiceWindow;
  Object.defineProperty(window, "localStorage", { get: refuse });
  const page = createBrowserServicePage(window);
  expect(() => page.remove([{ pattern: "*", kind: "local", lifetimeDays: null }])).not.toThrow();
});

test("[CONSENT-03] the page is loaded again when it has to be", () => {
  open().page.reload();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("[CONSENT-03] databases of a service are removed, and no others", async () => {
  const removed: string[] = [];
  const { page } = open({
    databases: async () => [{ name: "counter_1" }, { name: "cart" }],
    deleteDatabase: (name) => {
      removed.push(name);
      return {} as IDBOpenDBRequest;
    },
  });
  page.remove([{ pattern: "counter_*", kind: "database", lifetimeDays: null }]);
  await vi.waitFor(() => expect(removed).toEqual(["counter_1"]));
});

test.each(["load", "error"])("[CONSENT-03] a script is on its way until its %s", (end) => {
  const { page } = open();
  const src = "https://counter.example/counter.js";
  page.perform([{ kind: "script", src }]);
  expect(page.isComing(src)).toBe(true);
  document.scripts[0]?.dispatchEvent(new Event(end));
  expect(page.isComing(src)).toBe(false);
});
