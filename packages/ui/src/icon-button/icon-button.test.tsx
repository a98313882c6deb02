// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { EyeIcon } from "../icons/icons.tsx";
import { CartIcon } from "../icons/page-icons.tsx";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { IconButton } from "./icon-button.tsx";

afterEach(cleanup);

test("it is known by its label, and the badge at its corner is not read out besides", async () => {
  render(<IconButton label="Rack, 3 pieces" icon={<CartIcon />} badge={3} href="/rack" />);
  expect(screen.getByRole("link", { name: "Rack, 3 pieces" })).toBeTruthy();
  await expectNoAxeViolations();
});

test("as a switch it exposes its state and keeps its name", () => {
  render(<IconButton label="Show" icon={<EyeIcon />} pressed />);
  expect(screen.getByRole("button", { name: "Show", pressed: true })).toBeTruthy();
});
