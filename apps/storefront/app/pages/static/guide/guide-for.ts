import { textOfHtml } from "@shop/api-client/content";
import { type GuideChoice, hostsOn } from "./guide-choice.ts";
import { HOSTS, type Named, SYSTEMS } from "./hosts.ts";

const HEADING = /^<h3[^>]*>([\s\S]*?)<\/h3>/;

/**
 * A guide's text for what its reader chose. A heading of the third level that names hosts, systems or both ("Reaper, Windows") is for these,
 * with all that follows up to the next heading. Everything else is for everyone.
 */
export function guideFor(html: string, choice: GuideChoice): string {
  return html
    .split(/(?=<h[23][ >])/)
    .filter((piece) => isFor(piece, choice))
    .join("");
}

function isFor(piece: string, { host, system }: GuideChoice): boolean {
  const heading = HEADING.exec(piece)?.[1];
  if (heading === undefined) return true;
  const names = textOfHtml(heading).split(/[,、]\s*/);
  const named = (all: readonly Named[]) => all.filter(({ name }) => names.includes(name));
  const [hosts, systems] = [named(HOSTS), named(SYSTEMS)];
  if (hosts.length + systems.length < names.length) return true;
  const own = hostsOn(system);
  const exists = hosts.length === 0 || hosts.some((one) => own.includes(one));
  return exists && includes(hosts, host) && includes(systems, system);
}

function includes(named: readonly Named[], chosen: Named | null): boolean {
  return named.length === 0 || chosen === null || named.some(({ id }) => id === chosen.id);
}
