// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import type { Measured } from "./measured.server.ts";
import { MeasuredPlot } from "./measured-plot.tsx";

afterEach(cleanup);

const reading = (x: number, frequency: string, level: string) => ({ x, y: 0.5, frequency, level });
const MEASURED: Measured = {
  title: "Measured response",
  label: "Frequency that is read",
  caption: "As it is delivered.",
  readings: [reading(0, "100 Hz", "−12 dB"), reading(0.5, "400 Hz", "−3 dB"), reading(1, "1.6 kHz", "0 dB")],
  dashed: [],
  keys: [],
  firstIndex: 2,
  octaves: [{ x: 0, words: "100" }],
  decibels: [{ y: 0, words: "0 dB" }],
};
const plot = <MeasuredPlot {...MEASURED} />;
const curves = () => [...document.querySelectorAll(".measured__field path")].map((path) => path.getAttribute("d"));

test("[CAT-14] the curve is read by a slider, which arrow keys move", async () => {
  render(plot);
  const slider = screen.getByRole("slider", { name: "Frequency that is read" });
  expect(slider.getAttribute("aria-valuetext")).toBe("1.6 kHz: 0 dB");
  fireEvent.change(slider, { target: { value: "1" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("400 Hz: −3 dB");
  expect(screen.getByText("400 Hz").nextElementSibling?.textContent).toBe("−3 dB");
  await expectAccessible();
});

test("[CAT-14] a pointer over the curve reads the frequency below it", () => {
  render(plot);
  const field = screen.getByRole("slider").parentElement as HTMLElement;
  field.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  fireEvent.pointerMove(field, { clientX: 110 });
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("100 Hz: −12 dB");
});

test("[CAT-14] what a curve is compared with is a dashed line, and both are named", async () => {
  render(<MeasuredPlot {...MEASURED} dashed={[0, 0.25, 1]} keys={["Without: late", "With: in time"]} />);
  expect(curves()).toEqual(["M0.0 0.0L600.0 80.0L1200.0 320.0", "M0.0 160.0L600.0 160.0L1200.0 160.0"]);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Without: late",
    "With: in time",
  ]);
  await expectAccessible();
});

test("[CAT-14] a curve alone has no names", () => {
  render(plot);
  expect(curves()).toHaveLength(1);
  expect(screen.queryByRole("list")).toBeNull();
});
