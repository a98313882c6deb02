// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { PageChange } from "../store/ports.ts";
import { createDeviceReader, createPageLife, createPageScroll } from "./browser-page.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ["visibilityState", "prerendering"]) Reflect.deleteProperty(document, name);
});

function setVisibility(state: DocumentVisibilityState, prerendering = false) {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  Object.defineProperty(document, "prerendering", { value: prerendering, configurable: true });
}

test("[TRACK-03] a page reports that it is hidden, shown, left and restored from the back/forward cache", () => {
  setVisibility("visible");
  const seen: PageChange[] = [];
  const end = createPageLife(window).subscribe((change) => seen.push(change));
  setVisibility("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("pagehide"));
  setVisibility("visible");
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  document.dispatchEvent(new Event("visibilitychange"));
  end();
  window.dispatchEvent(new Event("pagehide"));
  expect(seen).toEqual(["hidden", "closing", "restored", "shown"]);
});

test("[TRACK-03] a prerendered page isn't seen until it is activated", () => {
  setVisibility("visible", true);
  const life = createPageLife(window);
  const seen: PageChange[] = [];
  const end = life.subscribe((change) => seen.push(change));
  expect(life.isVisible()).toBe(false);
  setVisibility("visible", false);
  document.dispatchEvent(new Event("prerenderingchange"));
  end();
  expect([seen, life.isVisible()]).toEqual([["shown"], true]);
});

/** Reports once for each element that is observed, when `report` is called: after a frame, as browsers do. */
function standInForObserver() {
  const observed = new Set<Element>();
  let callback = () => {};
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(given: () => void) {
        callback = given;
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
      disconnect = () => observed.clear();
    },
  );
  return { observed, report: () => observed.size > 0 && callback() };
}

test("[TRACK-03] scrolling is measured once a frame, after it, by a listener that can't block it", () => {
  const listen = vi.spyOn(window, "addEventListener");
  const { observed, report } = standInForObserver();
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 2_000, configurable: true });
  Object.assign(window, { innerHeight: 500, scrollY: 1_000 });
  const depths: number[] = [];
  const end = createPageScroll(window).subscribe((depth) => depths.push(depth));
  expect(listen).toHaveBeenCalledWith("scroll", expect.any(Function), { passive: true });
  for (let count = 0; count < 5; count += 1) window.dispatchEvent(new Event("scroll"));
  expect(depths).toEqual([]);
  report();
  report();
  expect(depths).toEqual([75]);
  window.dispatchEvent(new Event("scroll"));
  end();
  window.dispatchEvent(new Event("scroll"));
  expect([observed.size, depths]).toEqual([0, [75]]);
});

test("[TRACK-01] the device is described by classes and families", () => {
  Object.assign(window, { innerWidth: 390 });
  const read = createDeviceReader(window, (work) => work());
  expect(read()).toMatchObject({ screen: "phone" });
  Object.assign(window, { innerWidth: 1_200 });
  expect(read()).toMatchObject({ screen: "phone" });
  window.dispatchEvent(new Event("resize"));
  expect(read()).toMatchObject({ screen: "desktop" });
});
