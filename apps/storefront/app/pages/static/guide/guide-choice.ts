import { HOSTS, type Named, SYSTEMS } from "./hosts.ts";

/** What a reader works with; null: not chosen. */
export interface GuideChoice {
  readonly host: Named | null;
  readonly system: Named | null;
}

/** The parameters of the guide's address. */
export const GUIDE_PARAMETERS = ["host", "system"] as const;

/** The choice in an address. A host that exists for one system only chooses it. Unknown names choose nothing. */
export function readChoice(search: URLSearchParams): GuideChoice {
  const host = HOSTS.find(({ id }) => id === search.get("host")) ?? null;
  const own = systemsOf(host);
  const system = own.length === 1 ? own[0] : own.find(({ id }) => id === search.get("system"));
  return { host, system: system ?? null };
}

/** The systems that a host exists for. */
export function systemsOf(host: Named | null): readonly Named[] {
  const own = HOSTS.find(({ id }) => id === host?.id)?.systems;
  return SYSTEMS.filter(({ id }) => own === undefined || own.includes(id));
}

/** The hosts that exist for a system. */
export function hostsOn(system: Named | null): readonly Named[] {
  return HOSTS.filter((host) => system === null || systemsOf(host).includes(system));
}

/** The query of an address that makes this choice; empty: none. */
export function queryOf({ host, system }: GuideChoice): string {
  const query = new URLSearchParams();
  if (host) query.set("host", host.id);
  if (system && systemsOf(host).length > 1) query.set("system", system.id);
  return query.size === 0 ? "" : `?${query}`;
}
