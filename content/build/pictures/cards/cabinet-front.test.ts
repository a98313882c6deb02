import { expect, test } from "vitest";
import { demoContentDirectory } from "../../demo-content-directory.ts";
import { loadPacks } from "../../load-content.ts";
import { DARK } from "../palette.ts";
import { cabinetFront } from "./cabinet-front.ts";

const packs = loadPacks(demoContentDirectory());
const BOX = { x: 0, y: 0, width: 120, height: 190 };

type Circle = { cx: number; cy: number; r: number; fill: string | null };

function drawnFrontOf(product: string) {
  const pack = packs.find((one) => one.product === product);
  if (pack === undefined) throw new Error(`There is no pack ${product}.`);
  const svg = cabinetFront(pack, BOX, DARK);
  const numberOf = (attributes: string, name: string) => Number(attributes.match(`\\b${name}="([^"]*)"`)?.[1]);
  const circles = [...svg.matchAll(/<circle([^>]*)\/>/g)].map(
    ([, attributes = ""]): Circle => ({
      cx: numberOf(attributes, "cx"),
      cy: numberOf(attributes, "cy"),
      r: numberOf(attributes, "r"),
      fill: attributes.match(/fill="([^"]*)"/)?.[1] ?? null,
    }),
  );
  const [outline = ""] = svg.match(/<rect[^>]*>/) ?? [];
  return {
    outline: { width: numberOf(outline, "width"), height: numberOf(outline, "height") },
    dashes: outline.match(/stroke-dasharray="([^"]*)"/)?.[1] ?? null,
    drivers: circles.filter(({ fill }) => fill === null),
    dustCaps: circles.filter(({ fill }) => fill === "#a99f8b"),
    microphones: circles.filter(({ fill }) => fill === "#ece4d4"),
    live: circles.filter(({ fill }) => fill === "#f5a524"),
  };
}

const combo = drawnFrontOf("faIR Vintage Combo");
const stack = drawnFrontOf("faIR Modern Rock");

test("a 1×12 has one driver with its dust cap, and a 4×12 has four, two by two", () => {
  expect([combo.drivers.length, combo.dustCaps.length]).toEqual([1, 1]);
  expect([stack.drivers.length, stack.dustCaps.length]).toEqual([4, 4]);
  expect(new Set(stack.drivers.map(({ cx }) => cx)).size).toBe(2);
  expect(new Set(stack.drivers.map(({ cy }) => cy)).size).toBe(2);
});

test("all cabinets are drawn to one scale: twelve inches are the same, and the widths are as 61 cm to 76 cm", () => {
  expect(combo.drivers[0]?.r).toBe(stack.drivers[0]?.r);
  expect(combo.outline.width / stack.outline.width).toBeCloseTo(61 / 76, 2);
  // Four drivers of 12 inches at 31 cm are 31 cm taller than one.
  const unitsPerMetre = stack.outline.width / 0.76;
  expect((stack.outline.height - combo.outline.height) / unitsPerMetre).toBeCloseTo(0.31, 2);
});

test("the largest cabinet and its drivers are inside the card's part for it", () => {
  for (const { product } of packs) {
    const { outline, drivers } = drawnFrontOf(product);
    expect(outline.width, product).toBeLessThanOrEqual(120);
    expect(outline.height, product).toBeLessThanOrEqual(190);
    for (const { cx, cy, r } of drivers) {
      expect(Math.abs(cx - 60) + r, product).toBeLessThan(outline.width / 2);
      expect(Math.abs(cy - 95) + r, product).toBeLessThan(outline.height / 2);
    }
  }
});

test("an open back is dashed, and a closed one is a whole line", () => {
  expect(combo.dashes).toMatch(/^\d+ \d+$/);
  expect(stack.dashes).toBeNull();
});

test("there is a dot for each take at one driver, and a larger one in amber for the take of the cover", () => {
  for (const { product, takes } of packs) {
    const { microphones, live } = drawnFrontOf(product);
    expect(microphones, product).toHaveLength(takes.length);
    // Those in front of the dust cap point at one spot. All others have a place of their own.
    const besideTheMiddle = microphones.filter((_, index) => takes[index]?.position !== "cap");
    expect(new Set(besideTheMiddle.map(({ cx, cy }) => `${cx} ${cy}`)).size, product).toBe(besideTheMiddle.length);
    expect(live, product).toHaveLength(1);
    expect(live[0]?.r, product).toBeGreaterThan(microphones[0]?.r ?? Number.POSITIVE_INFINITY);
  }
});

test("a dot's distance from the driver's centre is the microphone's position: cap in the middle, edge near the rim", () => {
  const pack = packs.find(({ product }) => product === "faIR Modern Rock");
  const [driver] = stack.drivers;
  if (pack === undefined || driver === undefined) throw new Error("The pack has no driver.");
  const shareOf = (position: string) => {
    const dot = stack.microphones[pack.takes.findIndex((take) => take.position === position)];
    if (dot === undefined) throw new Error(`No microphone is at ${position}.`);
    return Math.hypot(dot.cx - driver.cx, dot.cy - driver.cy) / driver.r;
  };
  const [cap, capEdge, cone, edge, offAxis] = ["cap", "cap-edge", "cone", "edge", "off-axis"].map(shareOf);
  expect(cap).toBe(0);
  for (const [inner = 0, outer = 0] of [
    [cap, capEdge],
    [capEdge, cone],
    [cone, edge],
    [edge, offAxis],
  ]) {
    expect(outer).toBeGreaterThan(inner + 0.1);
  }
  expect(edge).toBeLessThan(1);
  expect(offAxis).toBeGreaterThan(1);
});
