import { describe, expect, it } from "vitest";
import { label, letteringPath, letteringWidth, withoutLabels } from "./lettering.ts";
import { simplified } from "./simplify.ts";
import { polyline, short } from "./svg.ts";

describe("the one-line letters", () => {
  it("are on the base line and as high as requested", () => {
    expect(letteringPath("H", { x: 10, y: 50, size: 20 })).toBe("M10 30v20M25 30v20M10 40h15");
  });

  it("end where they are asked to end", () => {
    const width = letteringWidth("HI", 20, 7);
    expect(width).toBe(15 + 7 + 6);
    expect(letteringPath("HI", { x: 100, y: 20, size: 20, anchor: "end" })).toMatch(/^M72 0/);
  });

  it("write an accented letter as the plain one, and a dash for what was never cut", () => {
    const place = { x: 0, y: 20, size: 20 };
    expect(letteringPath("É", place)).toBe(letteringPath("E", place));
    expect(letteringPath("音", place)).toBe(letteringPath("-", place));
  });

  it("can be left out where a drawing is too small for them", () => {
    const svg = `<g>${label("Gain", { x: 0, y: 20, size: 10 }, { stroke: "#000000" })}<path d="M0 0"/></g>`;
    expect(withoutLabels(svg)).toBe('<g><path d="M0 0"/></g>');
  });
});

describe("drawn lines", () => {
  it("are written as steps from point to point, without drifting", () => {
    const thirds = Array.from({ length: 31 }, (_, index) => [index / 3, 0] as const);
    const steps = polyline(thirds).replace("M0 0l", "").split(" 0").map(Number);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(10, 9);
  });

  it("lose only the points that change nothing", () => {
    expect(
      simplified(
        [
          [0, 0],
          [1, 0.01],
          [2, 0],
          [3, 5],
          [4, 0],
        ],
        0.1,
      ),
    ).toEqual([
      [0, 0],
      [2, 0],
      [3, 5],
      [4, 0],
    ]);
  });

  it.each([
    [0.5, ".5"],
    [-0.04, "0"],
    [-0.5, "-.5"],
    [10, "10"],
    [3.12159, "3.1"],
  ])("write %s as %s", (value, text) => {
    expect(short(value)).toBe(text);
  });
});
