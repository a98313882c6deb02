// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { lockScroll } from "./lock-scroll.ts";

const root = document.documentElement;

/** A window of 1024 px with a page of the given width in it; jsdom has no layout. */
function layPage(page: { clientWidth: number; boxWidth: number }) {
  vi.spyOn(root, "clientWidth", "get").mockReturnValue(page.clientWidth);
  vi.spyOn(root, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, page.boxWidth, 0));
}
afterEach(() => {
  vi.restoreAllMocks();
  root.removeAttribute("style");
});

test("the place of the scroll bar is filled, and given back", () => {
  layPage({ clientWidth: 1009, boxWidth: 1009 });
  const unlock = lockScroll(document);
  expect(document.body.style).toMatchObject({ overflow: "hidden", paddingRight: "15px" });
  unlock();
  expect(document.body.style).toMatchObject({ overflow: "", paddingRight: "" });
});

test("a reserved gutter is given up while the page is locked, on a page too short to scroll too", () => {
  root.style.scrollbarGutter = "stable";
  layPage({ clientWidth: 1024, boxWidth: 1009 });
  const unlock = lockScroll(document);
  expect(root.style.scrollbarGutter).toBe("auto");
  expect(document.body.style.paddingRight).toBe("15px");
  unlock();
  expect(root.style.scrollbarGutter).toBe("stable");
  expect(document.body.style.paddingRight).toBe("");
});
