import type { StepUnits } from "../price-step.ts";

/** Units of a line that follow one another and cost the same. Rules lower the price or split the run. */
export interface UnitRun {
  /** The number of the first of them in its line, counted from 1. */
  readonly first: number;
  units: number;
  priceMinor: number;
}

/** The units of a line before the cart's rules: all the same, or the first at a price of its own. */
export function unitRuns(firstMinor: number, furtherMinor: number, quantity: number): UnitRun[] {
  if (firstMinor === furtherMinor) return [{ first: 1, units: quantity, priceMinor: firstMinor }];
  return [
    { first: 1, units: 1, priceMinor: firstMinor },
    { first: 2, units: quantity - 1, priceMinor: furtherMinor },
  ];
}

/** Splits a run of a line after its first `units`, and returns the others. Neither part stays in the line if it has no units. */
export function splitRun(runs: UnitRun[], run: UnitRun, units: number): UnitRun {
  const rest = { first: run.first + units, units: run.units - units, priceMinor: run.priceMinor };
  run.units = units;
  const parts = [run, rest].filter((part) => part.units);
  runs.splice(runs.indexOf(run), 1, ...parts);
  return rest;
}

/** Joins the runs of a line that cost the same and follow one another. */
export function joinRuns(runs: UnitRun[]): void {
  if (!runs[1]) return;
  let last: UnitRun | undefined;
  for (const run of runs.splice(0)) {
    if (last?.priceMinor === run.priceMinor) {
      last.units += run.units;
    } else {
      runs.push(run);
      last = run;
    }
  }
}

/** Which units a run is: named by their number only where a line's first unit costs something else than the others. */
export function unitsOf(run: UnitRun, isNumbered: boolean): StepUnits {
  return { units: run.units, firstUnit: isNumbered ? run.first : null };
}
