interface Category {
  readonly value: number;
  readonly isEnabled: boolean;
}

/** The newsletter's setting: the sum of the enabled categories' values; 0 means unsubscribed. Source: ACCT-04. */
export function newsletterSum(options: readonly Category[]): number {
  return options.reduce((sum, { value, isEnabled }) => (isEnabled ? sum + value : sum), 0);
}

/** The categories, with one of them switched. */
export function withCategory<Option extends Category>(
  options: readonly Option[],
  value: number,
  isEnabled: boolean,
): Option[] {
  return options.map((option) => (option.value === value ? { ...option, isEnabled } : option));
}

/** The categories, all on or all off. */
export function withAllCategories<Option extends Category>(options: readonly Option[], isEnabled: boolean): Option[] {
  return options.map((option) => ({ ...option, isEnabled }));
}

/** The categories that a sum enables. Their values are its bits. */
export function withSum<Option extends Category>(options: readonly Option[], sum: number): Option[] {
  return options.map((option) => ({ ...option, isEnabled: Math.floor(sum / option.value) % 2 === 1 }));
}
