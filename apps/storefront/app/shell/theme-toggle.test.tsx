// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { renderWithServices } from "../testing/render-with-services.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

beforeEach(() => {
  document.documentElement.dataset.theme = "dark";
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.theme;
});

const toggle = () => screen.getByRole("button", { name: "Dark mode" });

test("[SHELL-07] a press changes the theme, says so, and keeps the choice", async () => {
  const { environment } = await renderWithServices(<ThemeToggle />);
  expect(toggle().getAttribute("aria-pressed")).toBe("true");
  await expectAccessible();

  await userEvent.click(toggle());
  expect(toggle().getAttribute("aria-pressed")).toBe("false");
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe("light"));
  expect(environment.local.get("shop_theme")).toBe("light");

  await userEvent.click(toggle());
  expect(toggle().getAttribute("aria-pressed")).toBe("true");
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe("dark"));
  expect(environment.local.get("shop_theme")).toBe("dark");
});

test("two presses, one right after the other, end with the theme of the beginning", async () => {
  const { environment } = await renderWithServices(<ThemeToggle />);
  await userEvent.dblClick(toggle());
  await waitFor(() => expect(environment.local.get("shop_theme")).toBe("dark"));
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(toggle().getAttribute("aria-pressed")).toBe("true");
});

test("[SHELL-07] the toggle begins with the theme that the head script put on the page, and keeps nothing unasked", async () => {
  document.documentElement.dataset.theme = "light";
  const { environment } = await renderWithServices(<ThemeToggle />);
  expect(toggle().getAttribute("aria-pressed")).toBe("false");
  expect(environment.local.get("shop_theme")).toBeUndefined();
});

test("a toggle follows a change that another one made", async () => {
  await renderWithServices(<ThemeToggle />);
  await act(async () => {
    document.documentElement.dataset.theme = "light";
  });
  expect(toggle().getAttribute("aria-pressed")).toBe("false");
});
