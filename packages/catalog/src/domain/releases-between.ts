/**
 * What is new in `to` for a customer who has `from`: the releases after the one up to the other, the newest first, as in the changelog. Where
 * the changelog doesn't have `from`, only `to` itself. Source: ACCT-01, CAT-11.
 */
export function releasesBetween<Release extends { readonly version: string }>(
  changelog: readonly Release[],
  from: string | null,
  to: string | null,
): readonly Release[] {
  const start = changelog.findIndex(({ version }) => version === to);
  if (start < 0) return [];
  const end = changelog.findIndex(({ version }) => version === from);
  return changelog.slice(start, end > start ? end : start + 1);
}
