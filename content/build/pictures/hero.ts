import type { CabinetPack, Take } from "../cabinet/cabinet.ts";
import { responseOf } from "../cabinet/cabinet-response.ts";
import { logFrequencies } from "../dsp/log-spectrum.ts";
import { label } from "./lettering.ts";
import { COVER_TO_HZ, SPECTRUM_POINTS } from "./measurements.ts";
import { mix, type Palette } from "./palette.ts";
import { frequencyShare, levelShare } from "./ridgelines.ts";
import { simplified } from "./simplify.ts";
import { drawing, element, line, type Point, polyline } from "./svg.ts";

export const HERO_WIDTH = 2400;
export const HERO_HEIGHT = 1000;

const SLICES = 34;
const NEAREST_CM = 1;
const FURTHEST_CM = 160;
/** The slice that is live. */
const LIVE_SLICE = 6;
/** Each slice is a little further right and higher than the one before it: a waterfall seen from the side. */
const STEP = { x: 13, y: 17.5 } as const;
const FRONT = { left: 80, right: 1800, base: 890, height: 286 } as const;
/** The hero looks lower than the covers, so that its lines rise from nothing. */
const FROM_HZ = 27;

function distanceCentimetres(slice: number): number {
  return NEAREST_CM * (FURTHEST_CM / NEAREST_CM) ** (slice / (SLICES - 1));
}

/** The response of one cabinet as a microphone walks away from it, level at each frequency below the slice's loudest. */
function sliceLevels(pack: CabinetPack, slice: number): number[] {
  const take: Take = { microphone: "Con-B", position: "cap-edge", distanceCentimetres: distanceCentimetres(slice) };
  const levels = logFrequencies(FROM_HZ, COVER_TO_HZ, SPECTRUM_POINTS).map(responseOf(pack, take));
  const loudest = Math.max(...levels);
  return levels.map((level) => level - loudest);
}

function ridge(pack: CabinetPack, slice: number, palette: Palette): string {
  const [shiftX, base] = [slice * STEP.x, FRONT.base - slice * STEP.y];
  const levels = sliceLevels(pack, slice);
  const step = (FRONT.right - FRONT.left) / (levels.length - 1);
  const points = levels.map(
    (level, index): Point => [FRONT.left + shiftX + index * step, base - levelShare(level) * FRONT.height],
  );
  const closed: Point[] = [[FRONT.left + shiftX, base], ...simplified(points, 1), [FRONT.right + shiftX, base]];
  const isLive = slice === LIVE_SLICE;
  const far = mix(palette.dim, palette.ground, palette.theme === "dark" ? 0.45 : 0.3);
  return element("path", {
    d: polyline(closed),
    fill: isLive ? palette.signalGround : palette.ground,
    stroke: isLive ? palette.signal : mix(palette.ink, far, (slice / (SLICES - 1)) ** 0.7),
    "stroke-width": isLive ? 3.6 : 2.1 - slice * 0.025,
  });
}

/** Hairlines on the floor: frequencies run back with the waterfall. */
function floor(palette: Palette): string {
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
        label(text, { x: x - 4, y: FRONT.base + 46, size: 13, anchor: "middle", tracking: 5 }, { stroke: palette.soft })
      );
    })
    .join("");
}

/** Distances along the right edge. */
function distances(palette: Palette): string {
  return [0, 11, 22, SLICES - 1]
    .map((slice) => {
      const [x, y] = [FRONT.right + slice * STEP.x, FRONT.base - slice * STEP.y];
      const text = `${Math.round(distanceCentimetres(slice))} cm`;
      return (
        line(x + 10, y, x + 26, y, { stroke: palette.dim, "stroke-width": palette.fineLine }) +
        label(text, { x: x + 38, y: y + 6, size: 12, tracking: 5 }, { stroke: palette.soft })
      );
    })
    .join("");
}

/** The picture of the home page: a cabinet measured while the microphone walks from one centimetre to a metre and a half. */
export function heroPicture(pack: CabinetPack, palette: Palette): string {
  const slices = Array.from({ length: SLICES }, (_, index) => ridge(pack, SLICES - 1 - index, palette));
  return drawing(
    HERO_WIDTH,
    HERO_HEIGHT,
    "One cabinet, measured while the microphone walks away from it",
    palette.ground,
    [floor(palette), ...slices, distances(palette)],
  );
}
