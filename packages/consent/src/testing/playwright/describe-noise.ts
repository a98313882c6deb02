import type { OptionalCategory } from "../../domain/categories.ts";
import type { StorageKind } from "../../domain/service.ts";
import { hostOf, type Noise, type Trace } from "./find-noise.ts";

const KINDS: Readonly<Record<StorageKind, string>> = {
  cookie: "Cookie",
  local: "Key in localStorage",
  session: "Key in sessionStorage",
  database: "Database (IndexedDB)",
};

/** The text of the failure: each thing once, where it was seen, and the category that would have covered it. */
export function describeNoise(noises: readonly Noise[], granted: readonly OptionalCategory[]): string {
  const allowed = granted.length === 0 ? "Nothing was allowed" : `Allowed was only ${granted.join(" and ")}`;
  const lines = [...new Set(noises.map((noise) => `- ${whatAndWhere(noise.trace)}\n  ${whose(noise)}`))];
  return [`The page isn't silent. ${allowed}, but there was:`, ...lines].join("\n");
}

function whatAndWhere(trace: Trace): string {
  if (trace.kind !== "request") return `${KINDS[trace.kind]} "${trace.name}" of ${trace.place}`;
  return `Request to ${hostOf(trace.url)}: ${trace.method} ${trace.url}, from ${trace.place}`;
}

function whose({ trace, covers }: Noise): string {
  if (covers.length > 0) {
    const owners = covers.map(({ name, category }) => `"${category}" (${name ?? "the site's own list"})`);
    return `Only covered by ${owners.join(" or ")}.`;
  }
  return trace.kind === "request"
    ? "No service sends to this host, and it isn't in ownHosts."
    : "No service stores it, and the site's own list doesn't name it.";
}
