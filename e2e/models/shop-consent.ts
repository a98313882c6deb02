import {
  OWN_MARKETING,
  OWN_RECORDER,
  OWN_STATISTICS,
  ownService,
} from "../../apps/storefront/app/composition/consent/own-services.ts";
import { OPTIONAL_CATEGORIES, type OptionalCategory } from "../../packages/consent/src/domain/categories.ts";
import { TRACKING_STORAGE } from "../../packages/tracking/src/domain/stored-things.ts";

export { OWN_STORED } from "../../apps/storefront/app/composition/consent/own-stored.ts";

/** The services of the shop as it is delivered. */
export const SERVICES = [OWN_STATISTICS, OWN_RECORDER, OWN_MARKETING].flatMap((id) => {
  const service = ownService(id, "Farfield Audio", "en");
  if (!service) return [];
  return id === OWN_MARKETING ? [{ ...service, stored: TRACKING_STORAGE }] : [service];
});

/** Every choice that there is, from nothing to everything. */
export const CHOICES: readonly (readonly OptionalCategory[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((number) =>
  OPTIONAL_CATEGORIES.filter((_, index) => number & (1 << index)),
);

/** Where the shop's own services send to: nobody else sees it, and it needs consent all the same. */
const OWN_CALLS: ReadonlyArray<readonly [OptionalCategory, RegExp]> = [
  ["statistics", /\/(page-views|session-recordings)(\/|$)/],
  ["marketing", /\/wp-json\/fa-drip\//],
];

/** The calls of the shop's own services that these categories don't allow. */
export function ownCallsWithout(granted: readonly OptionalCategory[], paths: readonly string[]): string[] {
  const refused = OWN_CALLS.filter(([category]) => !granted.includes(category));
  return paths.filter((path) => refused.some(([, pattern]) => pattern.test(path)));
}
