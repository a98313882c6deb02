import { matchesName } from "./matches-name.ts";
import type { ConsentService } from "./service.ts";

/** The services that a cookie or a storage key belongs to by its name. */
export function ownersOf(name: string, services: readonly ConsentService[]): ConsentService[] {
  return services.filter(({ stored }) => stored.some(({ pattern }) => matchesName(name, pattern)));
}
