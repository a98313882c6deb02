// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TextSpine } from "./text-spine.tsx";

afterEach(cleanup);

const OUTLINE = [
  { id: "on-1-prices", title: "1. Prices" },
  { id: "withdrawal", title: "2. Withdrawal" },
];

test("the headings of a text are a fold, closed at first, with a link to each section", () => {
  render(<TextSpine label="On this page" outline={OUTLINE} />);
  const spine = screen.getByRole("navigation", { name: "On this page" });
  expect(within(spine).getByRole("group")).toHaveProperty("open", false);
  expect([...spine.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual([
    "#on-1-prices",
    "#withdrawal",
  ]);
});

test("a text of one section has none", () => {
  render(<TextSpine label="On this page" outline={OUTLINE.slice(0, 1)} />);
  expect(screen.queryByRole("navigation")).toBeNull();
});
