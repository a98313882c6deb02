import type { Random } from "@shop/kernel";

/** Choices from a seed: the same seed makes the same ones, in the same order. */
export interface Chance {
  /** A whole number from 0 up to but not including `below`. */
  below(below: number): number;
  /** True in so many of a hundred cases. */
  percent(percent: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
  /** One of the names, as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

export function createChance(random: Random): Chance {
  const below = (limit: number) => Math.floor(random.fraction() * limit);
  return {
    below,
    percent: (percent) => random.fraction() * 100 < percent,
    pick: (values) => {
      if (values.length === 0) throw new Error("There is nothing to choose from.");
      return values[below(values.length)] as (typeof values)[number];
    },
    weighted: (weights) => {
      const entries = Object.entries(weights) as Array<[keyof typeof weights, number]>;
      let left = random.fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      throw new Error("The weights are empty.");
    },
  };
}
