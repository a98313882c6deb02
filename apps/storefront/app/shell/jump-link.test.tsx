// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { JumpLink } from "./jump-link.tsx";

const scrolledTo = vi.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.id);
  };
  window.history.replaceState({ key: "entry" }, "", "/products/plugins/famicalign?sort=new");
  render(
    <>
      <JumpLink to="versions">Versions</JumpLink>
      <JumpLink to="nowhere">Nowhere</JumpLink>
      <h2 id="versions">Versions of FamiCAlign</h2>
    </>,
  );
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const address = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

test("[A11Y-02] a jump within a page scrolls to its place, moves the focus there and is in the address", async () => {
  await userEvent.click(screen.getByRole("link", { name: "Versions" }));
  expect(scrolledTo).toHaveBeenCalledExactlyOnceWith("versions");
  expect(document.activeElement).toBe(screen.getByRole("heading"));
  expect(address()).toBe("/products/plugins/famicalign?sort=new#versions");
});

test("a jump keeps what the router knows of this entry of the history", async () => {
  const entries = window.history.length;
  await userEvent.click(screen.getByRole("link", { name: "Versions" }));
  expect(window.history.state).toEqual({ key: "entry" });
  expect(window.history.length).toBe(entries);
});

test("[A11Y-02] a jump to a place that isn't there leaves the focus where it is", async () => {
  const link = screen.getByRole("link", { name: "Nowhere" });
  await userEvent.click(link);
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(link);
});

test("with a key that opens a tab or a window, a jump is the browser's own", () => {
  const link = screen.getByRole("link", { name: "Versions" });
  for (const key of ["metaKey", "ctrlKey", "shiftKey", "altKey"]) {
    expect(fireEvent.click(link, { [key]: true }), key).toBe(true);
  }
  expect(scrolledTo).not.toHaveBeenCalled();
});
