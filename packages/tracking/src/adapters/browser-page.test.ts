// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import type { PageChange } from "../store/ports.ts";
import { createPageLife, createPageScroll, readDeviceContext } from "./browser-page.ts";

afterEach(() => {
  vi.restoreAllMocks();
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

test("[TRACK-03] scrolling is measured once a frame, by a listener that can't block it", () => {
  const listen = vi.spyOn(window, "addEventListener");
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
  Object.defineProperty(document.documentElement, "scrollHeight", { value: 2_000, configurable: true });
  Object.assign(window, { innerHeight: 500, scrollY: 1_000 });
  const depths: number[] = [];
  const end = createPageScroll(window).subscribe((depth) => depths.push(depth));
  expect(listen).toHaveBeenCalledWith("scroll", expect.any(Function), { passive: true });
  for (let count = 0; count < 5; count += 1) window.dispatchEvent(new Event("scroll"));
  expect([frames.length, depths]).toEqual([1, []]);
  frames[0]?.(0);
  expect(depths).toEqual([75]);
  window.dispatchEvent(new Event("scroll"));
  expect(frames).toHaveLength(2);
  end();
  window.dispatchEvent(new Event("scroll"));
  expect(frames).toHaveLength(2);
});

test("[TRACK-01] the device is described by classes and families", () => {
  Object.assign(window, { innerWidth: 390 });
  expect(readDeviceContext(window)).toMatchObject({ screen: "phone" });
});
