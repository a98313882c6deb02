// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectNoAxeViolations } from "../testing/expect-no-axe-violations.ts";
import { type Strength, StrengthMeter } from "./strength-meter.tsx";

afterEach(cleanup);

test.each<[Strength, string]>([
  [0, "Nothing yet"],
  [3, "Fair"],
  [5, "Strong"],
])("strength %i lights as many segments and says its word", async (value, word) => {
  const { container } = render(<StrengthMeter value={value} />);
  const meter = screen.getByRole<HTMLMeterElement>("meter", { name: "Strength" });
  expect([meter.value, meter.min, meter.max]).toEqual([value, 0, 5]);
  expect(meter.getAttribute("aria-valuetext")).toBe(word);
  expect(container.querySelectorAll("[data-lit]")).toHaveLength(value);
  expect(screen.getByText(word)).toBeTruthy();
  await expectNoAxeViolations();
});
