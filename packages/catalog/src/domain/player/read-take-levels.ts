import type { Take } from "./audition.ts";

/** The level of each take by frequency. */
export interface TakeLevels {
  readonly fromHz: number;
  readonly toHz: number;
  /** By take, evenly spaced by ratio, in decibels. Those of two takes can be compared. */
  readonly levels: ReadonlyMap<string, readonly number[]>;
}

/** How far below the loudest point curves are drawn. */
const DRAWN_DB = 36;

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.length > 1 && value.every((one) => typeof one === "number");
}

/** The levels as a server sends them, in tenths of a decibel. Null if they are none. */
export function readTakeLevels(value: unknown): TakeLevels | null {
  if (typeof value !== "object" || value === null) return null;
  const { from_hz: fromHz, to_hz: toHz, levels } = value as Record<string, unknown>;
  if (typeof fromHz !== "number" || typeof toHz !== "number" || typeof levels !== "object" || levels === null)
    return null;
  const entries = Object.entries(levels);
  if (entries.length === 0 || !entries.every(([, tenths]) => isNumbers(tenths))) return null;
  const inDecibels = entries.map(([id, tenths]) => [id, (tenths as number[]).map((tenth) => tenth / 10)] as const);
  return { fromHz, toHz, levels: new Map(inDecibels) };
}

/** The levels of takes of several packs, by the packs' addresses: each take begins at its loudest point, as they are heard at one loudness. */
export function joinTakeLevels(takes: readonly Take[], packs: ReadonlyMap<string, TakeLevels>): TakeLevels | null {
  const [scale] = packs.values();
  const levels = takes.flatMap(({ id, source }) => {
    const own = source && packs.get(source.baseUrl)?.levels.get(source.takeId);
    return own ? [[id, own.map((level) => level - Math.max(...own))] as const] : [];
  });
  return scale && levels.length > 0 ? { ...scale, levels: new Map(levels) } : null;
}

/** A take's curve in a field of that size, as an SVG path: the loudest point of all takes touches its top. Empty for an unknown take. */
export function takeCurve({ levels }: TakeLevels, takeId: string, width: number, height: number): string {
  const curve = levels.get(takeId) ?? [];
  const loudest = Math.max(...[...levels.values()].flat());
  const points = curve.map((level, index) => {
    const x = (index / (curve.length - 1)) * width;
    const y = Math.min(1, (loudest - level) / DRAWN_DB) * height;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return points.length === 0 ? "" : `M${points.join("L")}`;
}

/** The octaves from the lower end of the curves on, in hertz. */
export function octavesOf({ fromHz, toHz }: Pick<TakeLevels, "fromHz" | "toHz">): number[] {
  return Array.from({ length: Math.round(Math.log2(toHz / fromHz)) }, (_, octave) => fromHz * 2 ** octave);
}
