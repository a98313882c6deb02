import { type CabinetPack, type Take, walkTakes } from "../cabinet/cabinet.ts";
import { responseOf } from "../cabinet/cabinet-response.ts";
import { logFrequencies } from "../dsp/log-spectrum.ts";
import { label } from "./lettering.ts";
import { COVER_TO_HZ, SPECTRUM_POINTS } from "./measurements.ts";
import { farLine, mix, type Palette } from "./palette.ts";
import { frequencyShare, levelShare } from "./ridgelines.ts";
import { simplified } from "./simplify.ts";
import { drawing, element, line, overlay, type Point, polyline } from "./svg.ts";

export const HERO_WIDTH = 2400;
export const HERO_HEIGHT = 1000;

const SLICES = 34;
const NEAREST_CM = 1;
const FURTHEST_CM = 160;
/** Of a pack without a walk of its own. */
const STANDARD = { microphone: "Con-B", position: "cap-edge" } as const;
/** Each slice is a little further right and higher than the one before it: a waterfall seen from the side. */
const STEP = { x: 13, y: 17.5 } as const;
const FRONT = { left: 80, right: 1800, base: 890, height: 286 } as const;
/** The hero looks lower than the covers, so that its lines rise from nothing. */
const FROM_HZ = 27;

/** A phone shows the hero at a third of its size: its lettering is drawn larger for it, and stays above 9 px. */
export type HeroWidth = "wide" | "narrow";
const LETTERING = {
  wide: { frequency: { size: 13, below: 46, tracking: 5 }, distance: { size: 12, gap: 12, tracking: 5 } },
  narrow: { frequency: { size: 29, below: 62, tracking: 5 }, distance: { size: 29, gap: 10, tracking: 5 } },
} as const;

function distanceCentimetres(slice: number): number {
  return NEAREST_CM * (FURTHEST_CM / NEAREST_CM) ** (slice / (SLICES - 1));
}

/** The slice of a distance; between two slices, a fraction. */
function sliceAt(distanceCm: number): number {
  return ((SLICES - 1) * Math.log(distanceCm / NEAREST_CM)) / Math.log(FURTHEST_CM / NEAREST_CM);
}

/** The response of one cabinet as a microphone walks away from it, level at each frequency below the slice's loudest. */
function sliceLevels(pack: CabinetPack, distance: number): number[] {
  const { microphone, position } = pack.walk ?? STANDARD;
  const take: Take = { microphone, position, distanceCentimetres: distance };
  const levels = logFrequencies(FROM_HZ, COVER_TO_HZ, SPECTRUM_POINTS).map(responseOf(pack, take));
  const loudest = Math.max(...levels);
  return levels.map((level) => level - loudest);
}

/** The outline of a slice, closed along its base line. */
function outline(pack: CabinetPack, slice: number): Point[] {
  const [shiftX, base] = [slice * STEP.x, FRONT.base - slice * STEP.y];
  const levels = sliceLevels(pack, distanceCentimetres(slice));
  const step = (FRONT.right - FRONT.left) / (levels.length - 1);
  const points = levels.map(
    (level, index): Point => [FRONT.left + shiftX + index * step, base - levelShare(level) * FRONT.height],
  );
  return [[FRONT.left + shiftX, base], ...simplified(points, 1), [FRONT.right + shiftX, base]];
}

function ridge(pack: CabinetPack, slice: number, palette: Palette): string {
  return element("path", {
    d: polyline(outline(pack, slice)),
    fill: palette.ground,
    stroke: mix(palette.ink, farLine(palette), (slice / (SLICES - 1)) ** 0.7),
    "stroke-width": 2.1 - slice * 0.025,
  });
}

/** Hairlines on the floor: frequencies run back with the waterfall. */
function floor(palette: Palette, width: HeroWidth): string {
  const { size, below, tracking } = LETTERING[width].frequency;
  const depth = SLICES - 1;
  return [50, 100, 200, 500, 1000, 2000, 5000, 10_000]
    .map((hz) => {
      const x = FRONT.left + frequencyShare(hz, FROM_HZ) * (FRONT.right - FRONT.left);
      const text = hz >= 1000 ? `${hz / 1000}k` : String(hz);
      return (
        line(x, FRONT.base + 18, x + depth * STEP.x, FRONT.base - depth * STEP.y, {
          stroke: palette.hairline,
          "stroke-width": palette.fineLine,
        }) +
        label(text, { x: x - 4, y: FRONT.base + below, size, anchor: "middle", tracking }, { stroke: palette.soft })
      );
    })
    .join("");
}

/** Distances along the right edge. */
function distances(palette: Palette, width: HeroWidth): string {
  const { size, gap, tracking } = LETTERING[width].distance;
  return [0, 11, 22, SLICES - 1]
    .map((slice) => {
      const [x, y] = [FRONT.right + slice * STEP.x, FRONT.base - slice * STEP.y];
      const figure = String(Math.round(distanceCentimetres(slice)));
      const text = width === "wide" || slice === 0 ? `${figure} cm` : figure;
      return (
        line(x + 10, y, x + 26, y, { stroke: palette.dim, "stroke-width": palette.fineLine }) +
        label(text, { x: x + 26 + gap, y: y + size / 2, size, tracking }, { stroke: palette.soft })
      );
    })
    .join("");
}

/** The picture of the home page: a cabinet measured while the microphone walks from one centimetre to a metre and a half. */
export function heroPicture(pack: CabinetPack, palette: Palette, width: HeroWidth): string {
  const slices = Array.from({ length: SLICES }, (_, index) => ridge(pack, SLICES - 1 - index, palette));
  return drawing(
    HERO_WIDTH,
    HERO_HEIGHT,
    "One cabinet, measured while the microphone walks away from it",
    palette.ground,
    [floor(palette, width), ...slices, distances(palette, width)],
  );
}

/** One line of the walk, to be laid over the hero: the one that is heard. */
export type WalkLine = { distanceCm: number; svg: string };

export function walkLines(pack: CabinetPack, palette: Palette): WalkLine[] {
  return walkTakes(pack).map(({ distanceCentimetres: distanceCm }) => {
    const path = element("path", {
      d: polyline(outline(pack, sliceAt(distanceCm))),
      stroke: palette.signal,
      "stroke-width": 4.2,
    });
    return { distanceCm, svg: overlay(HERO_WIDTH, HERO_HEIGHT, `The response at ${distanceCm} cm`, [path]) };
  });
}
