import { HIGHEST_HZ, LOWEST_HZ } from "./ridgeline-path.ts";

const STEPS = 240;
const LINES = 14;
/** The plate's foot and head. */
const FLOOR_DB = -34;
const CEILING_DB = 12;

/** A resonance of so many dB at `place`, `octaves` wide. */
const hump = (hz: number, place: number, octaves: number) => Math.exp(-((Math.log2(hz / place) / octaves) ** 2));
const highPassDb = (hz: number, corner: number) => -10 * Math.log10(1 + (corner / hz) ** 4);
const lowPassDb = (hz: number, corner: number) => -10 * Math.log10(1 + (hz / corner) ** 7);

/** What a microphone before a cabinet hears at `edge` (0 the cone's middle, 1 its rim). A model, for the workbench. */
function levelDb(hz: number, edge: number): number {
  const box = 5 * hump(hz, 118 + 14 * edge, 0.45) - 4 * hump(hz, 420, 0.8);
  const cone = (9 - 7 * edge) * hump(hz, 2700 - 500 * edge, 0.6) + (6 - 5 * edge) * hump(hz, 4400 - 300 * edge, 0.28);
  const dips = -6 * hump(hz, 1250 + 350 * edge, 0.2) - 7 * hump(hz, 3500 - 260 * edge, 0.14) - 8 * hump(hz, 6200, 0.16);
  const ripple = 1.6 * Math.sin((hz / 1000) * (2.4 + 1.7 * edge)) * hump(hz, 3000, 1.7);
  return highPassDb(hz, 82) + lowPassDb(hz, 5600 - 1900 * edge) + box + cone + dips + ripple;
}

export const EXAMPLE_MEASUREMENTS: ReadonlyArray<readonly number[]> = Array.from({ length: LINES }, (_line, line) =>
  Array.from({ length: STEPS + 1 }, (_step, step) => {
    const hz = LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (step / STEPS);
    const share = (levelDb(hz, line / (LINES - 1)) - FLOOR_DB) / (CEILING_DB - FLOOR_DB);
    return Math.min(1, Math.max(0, share));
  }),
);
