/** The smallest step of a currency. Throws a RangeError for a currency that the shop doesn't have. */
export function stepOf({ steps }: { readonly steps: Readonly<Record<string, number>> }, currency: string): number {
  const stepMinor = Object.hasOwn(steps, currency) ? steps[currency] : undefined;
  if (stepMinor === undefined) {
    throw new RangeError(`There are no prices in "${currency}": the shop has ${Object.keys(steps).join(", ")}.`);
  }
  return stepMinor;
}
