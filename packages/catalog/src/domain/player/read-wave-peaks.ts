/** Two waveforms of equally many columns, from 0 to 1. */
export interface WavePeaks {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

const FULL_SCALE = 1000;

function isColumns(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 0 && value.every((column) => typeof column === "number");
}

/** The waveforms as a server sends them, in thousandths of full scale. Null if they are none. */
export function readWavePeaks(value: unknown): WavePeaks | null {
  if (typeof value !== "object" || value === null) return null;
  const { before, after } = value as Record<string, unknown>;
  if (!isColumns(before) || !isColumns(after) || before.length !== after.length) return null;
  return { before: before.map((peak) => peak / FULL_SCALE), after: after.map((peak) => peak / FULL_SCALE) };
}

/** The outline of a waveform around the middle of a field of that height, one unit wide a column: an SVG path, as loud as drawn. */
export function wavePath(peaks: readonly number[], height: number): string {
  const loudest = Math.max(...peaks, 0.001);
  const reach = (peak: number) => (peak / loudest) * (height / 2);
  const upper = peaks.map((peak, column) => `${column} ${(height / 2 - reach(peak)).toFixed(1)}`);
  const lower = peaks.map((peak, column) => `${column} ${(height / 2 + reach(peak)).toFixed(1)}`).reverse();
  return `M${[...upper, ...lower].join("L")}Z`;
}
