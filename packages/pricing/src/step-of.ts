/** The smallest step of a currency. Throws a RangeError for a currency that the shop doesn't have. */
export function stepOf({ steps }: { readonly steps: Readonly<Record<string, number>> }, currency: string): number {
  const stepMinor: unknown = steps[currency];
  // What every object has besides, such as "constructor", isn't a number.
  if (typeof stepMinor !== "number") {
    throw new RangeError(`There are no prices in "${currency}": the shop has ${Object.keys(steps).join(", ")}.`);
  }
  return stepMinor;
}
