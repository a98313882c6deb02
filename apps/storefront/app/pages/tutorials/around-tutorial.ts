interface Around<Tutorial> {
  /** The one published before it; null for the oldest. */
  readonly previous: Tutorial | null;
  /** The one published after it; null for the newest. */
  readonly next: Tutorial | null;
}

/** The tutorials on both sides of one, among those of its category, newest first. Neither for one that isn't there. Source: ROUTE-11. */
export function aroundTutorial<Tutorial extends { readonly slug: string }>(
  newestFirst: readonly Tutorial[],
  slug: string,
): Around<Tutorial> {
  const at = newestFirst.findIndex((tutorial) => tutorial.slug === slug);
  if (at < 0) return { previous: null, next: null };
  return { previous: newestFirst[at + 1] ?? null, next: newestFirst[at - 1] ?? null };
}
