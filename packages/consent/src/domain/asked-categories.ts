import { OPTIONAL_CATEGORIES, type OptionalCategory } from "./categories.ts";
import type { ConsentService } from "./service.ts";

/** The categories that a visitor is asked about: those that have a service. */
export function askedCategories(services: readonly Pick<ConsentService, "category">[]): OptionalCategory[] {
  return OPTIONAL_CATEGORIES.filter((category) => services.some((service) => service.category === category));
}
