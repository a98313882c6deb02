import type { Take } from "./audition.ts";

export interface TakeRow {
  readonly microphone: string;
  /** For each position its takes, the nearest first. */
  readonly cells: ReadonlyArray<readonly Take[]>;
}

/** Microphone against position, as the takes name them. */
export interface TakeMatrix {
  readonly positions: readonly string[];
  readonly rows: readonly TakeRow[];
  /** Row by row, from left to right: the order of the arrow keys and of the digits. */
  readonly inOrder: readonly Take[];
}

/** From the middle of the cone outwards. */
const POSITIONS: readonly string[] = ["cap", "cap-edge", "cone", "edge", "off-axis"];

/** The takes by microphone and position: microphones in the order of the takes, positions from the middle outwards. */
export function takeMatrix(takes: readonly Take[]): TakeMatrix {
  const named = new Set(takes.map(({ position }) => position));
  const positions = [
    ...POSITIONS.filter((position) => named.has(position)),
    ...[...named].filter((position) => !POSITIONS.includes(position)),
  ];
  const rows = [...new Set(takes.map(({ microphone }) => microphone))].map((microphone) => ({
    microphone,
    cells: positions.map((position) =>
      takes
        .filter((take) => take.microphone === microphone && take.position === position)
        .sort((one, other) => one.distanceCm - other.distanceCm),
    ),
  }));
  return { positions, rows, inOrder: rows.flatMap(({ cells }) => cells.flat()) };
}
