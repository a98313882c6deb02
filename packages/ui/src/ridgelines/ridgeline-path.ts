/** The picture's own grid: 1000 wide, 600 high, whatever size it is shown at. */
export const PLATE_WIDTH = 1000;
export const PLATE_HEIGHT = 600;

/** The frequencies at the plate's two edges. */
export const LOWEST_HZ = 20;
export const HIGHEST_HZ = 20_000;

/** The foot of the front line; the scale is below it. */
export const FRONT_Y = 576;
/** How much of the height one line's own swing may take. */
const SWING = 0.3;
const ONE_DECIMAL = 10;
const rounded = (value: number) => Math.round(value * ONE_DECIMAL) / ONE_DECIMAL;

/** The position of a frequency on the plate. The scale is logarithmic: every octave is equally wide. */
export function frequencyX(hz: number): number {
  return rounded((Math.log(hz / LOWEST_HZ) / Math.log(HIGHEST_HZ / LOWEST_HZ)) * PLATE_WIDTH);
}

/** The foot of line `index` of `count`, the first at the back and highest. */
export function ridgeBase(index: number, count: number): number {
  const backY = PLATE_HEIGHT * SWING;
  const step = count > 1 ? (FRONT_Y - backY) / (count - 1) : 0;
  return rounded(FRONT_Y - (count - 1 - index) * step);
}

/** The line of one measurement: levels 0 to 1 at equal steps of log frequency, drawn upwards from the foot. */
export function ridgelinePath(levels: readonly number[], baseY: number): string {
  const step = PLATE_WIDTH / Math.max(1, levels.length - 1);
  const points = levels.map((level, index) => {
    const clamped = Math.min(1, Math.max(0, level));
    return `${rounded(index * step)} ${rounded(baseY - clamped * PLATE_HEIGHT * SWING)}`;
  });
  return `M${points.join("L")}`;
}

/** The same line closed downwards, to be filled with the ground: what is in front hides what is behind. */
export function ridgelineArea(levels: readonly number[], baseY: number): string {
  return `${ridgelinePath(levels, baseY)}V${PLATE_HEIGHT}H0Z`;
}
