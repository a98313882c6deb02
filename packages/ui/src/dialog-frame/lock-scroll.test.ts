// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { lockScroll } from "./lock-scroll.ts";

const root = document.documentElement;

/** A window of 1024 px with a page of the given width in it; jsdom has no layout. */
function layPage(widthPx: number) {
  vi.spyOn(root, "clientWidth", "get").mockReturnValue(widthPx);
}

afterEach(() => {
  vi.restoreAllMocks();
  root.removeAttribute("style");
});

test("the place of the scroll bar is filled, and given back", () => {
  layPage(1009);
  const unlock = lockScroll(document);
  expect(document.body.style).toMatchObject({ overflow: "hidden", paddingRight: "15px" });
  unlock();
  expect(document.body.style).toMatchObject({ overflow: "", paddingRight: "" });
});

test("a page that reserves a gutter keeps it, and its width, while it is locked", () => {
  root.style.scrollbarGutter = "stable";
  layPage(1009);
  const unlock = lockScroll(document);
  expect(root.style.scrollbarGutter).toBe("stable");
  expect(document.body.style).toMatchObject({ overflow: "hidden", paddingRight: "" });
  unlock();
  expect(document.body.style.overflow).toBe("");
});
