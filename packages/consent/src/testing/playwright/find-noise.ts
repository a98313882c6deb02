import type { ConsentCategory, OptionalCategory } from "../../domain/categories.ts";
import { matchesHost } from "../../domain/matches-host.ts";
import { matchesName } from "../../domain/matches-name.ts";
import type { OwnEntry } from "../../domain/own-entry.ts";
import type { ConsentService, StorageKind } from "../../domain/service.ts";

/** What a page has sent or stored. */
export type Trace =
  | { readonly kind: "request"; readonly method: string; readonly url: string; readonly place: string }
  | { readonly kind: StorageKind; readonly name: string; readonly place: string };

export type SilenceService = Pick<ConsentService, "id" | "name" | "category" | "stored" | "hosts">;

/** An entry of the host's own list. Without a category it is necessary. */
export type OwnStored = Pick<OwnEntry, "pattern" | "kind"> & Partial<Pick<OwnEntry, "category">>;

export interface SilenceRules {
  readonly services: readonly SilenceService[];
  readonly own: readonly OwnStored[];
  readonly ownHosts: readonly string[];
  readonly granted: readonly OptionalCategory[];
  /** Ids of services that were allowed without their category. */
  readonly alone: readonly string[];
}

/** A trace that nothing given covers, with what would have covered it. */
export interface Noise {
  readonly trace: Trace;
  readonly covers: readonly { readonly name: string | null; readonly category: ConsentCategory }[];
}

/** What was sent to a foreign host, or stored, without a category that covers it. Source: CONSENT-02. */
export function findNoise(traces: readonly Trace[], rules: SilenceRules): Noise[] {
  const isGranted = (category: ConsentCategory = "necessary") =>
    category === "necessary" || rules.granted.includes(category);
  return traces.flatMap((trace) => {
    if (trace.kind === "request" && rules.ownHosts.some((pattern) => matchesHost(hostOf(trace.url), pattern)))
      return [];
    const services = rules.services.filter((service) => covers(service, trace));
    const own = rules.own.filter((entry) => fits(entry, trace));
    const isCovered =
      services.some(({ id, category }) => isGranted(category) || rules.alone.includes(id)) ||
      own.some(({ category }) => isGranted(category));
    if (isCovered) return [];
    return {
      trace,
      covers: [
        ...services.map(({ name, category }) => ({ name, category })),
        ...own.map(({ category = "necessary" }) => ({ name: null, category })),
      ],
    };
  });
}

export function hostOf(url: string): string {
  return new URL(url).host;
}

function covers({ hosts, stored }: SilenceService, trace: Trace): boolean {
  return trace.kind === "request"
    ? hosts.some((pattern) => matchesHost(hostOf(trace.url), pattern))
    : stored.some((thing) => fits(thing, trace));
}

function fits({ pattern, kind }: OwnStored, trace: Trace): boolean {
  return trace.kind !== "request" && trace.kind === kind && matchesName(trace.name, pattern);
}
