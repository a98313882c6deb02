import type { Figures } from "./measure.ts";

export interface Row {
  readonly name: string;
  readonly figures: Figures;
  /** What the server's process used of a processor for one call. */
  readonly cpuMsPerCall: number;
  /** What PostgreSQL used of one for it. */
  readonly databaseMsPerCall: number;
  readonly limit?: {
    readonly name: string;
    readonly perSecond: number;
    readonly aimPerSecond: number;
    readonly aimP99Ms: number;
  };
}

/** One line a measure: figures first, then what of its limit it reached, and the aim. */
export function printTable(rows: readonly Row[]): void {
  console.log(line(["", "req/s", "p50 ms", "p99 ms", "bytes", "cpu µs", "db µs", "of its limit", "aim"]));
  for (const { name, figures, cpuMsPerCall, databaseMsPerCall, limit } of rows) {
    const reached = limit ? `${((figures.perSecond / limit.perSecond) * 100).toFixed(0)} % of ${limit.name}` : "";
    const isMet = limit && figures.perSecond >= limit.aimPerSecond && figures.p99Ms < limit.aimP99Ms;
    const aim = limit ? `${Math.round(limit.aimPerSecond)}, p99 < ${limit.aimP99Ms}: ${isMet ? "met" : "missed"}` : "";
    console.log(
      line([
        name,
        String(Math.round(figures.perSecond)),
        figures.p50Ms.toFixed(1),
        figures.p99Ms.toFixed(1),
        String(Math.round(figures.bytes)),
        String(Math.round(cpuMsPerCall * 1000)),
        String(Math.round(databaseMsPerCall * 1000)),
        reached,
        aim,
      ]),
    );
  }
}

const WIDTHS = [42, 8, 8, 8, 9, 8, 8, 22, 0];

function line(cells: readonly string[]): string {
  return cells
    .map((cell, index) =>
      index === 0 || index > 6 ? cell.padEnd(WIDTHS[index] ?? 0) : cell.padStart(WIDTHS[index] ?? 0),
    )
    .join("  ");
}
