import { parseArgs } from "node:util";

export interface FuzzParameters {
  readonly engine: "pglite" | "postgres";
  readonly count: number;
  readonly seed: number;
  readonly atOnce: number;
}

/** `--engine pglite|postgres --count 200000 --seed 1 --at-once 1`. */
export function readParameters(parameters: readonly string[]): FuzzParameters {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      engine: { type: "string", default: "pglite" },
      count: { type: "string", default: "200000" },
      seed: { type: "string", default: "1" },
      "at-once": { type: "string", default: "1" },
    },
  });
  const { engine } = values;
  if (engine !== "pglite" && engine !== "postgres")
    throw new Error(`--engine is "${engine}"; allowed: pglite, postgres.`);
  return {
    engine,
    count: whole("count", values.count),
    seed: whole("seed", values.seed),
    atOnce: whole("at-once", values["at-once"]),
  };
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is "${text}"; allowed: a whole number from 1.`);
  return value;
}
