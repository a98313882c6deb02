import type { ServiceStep } from "../domain/service.ts";
import type { ServicePage } from "../store/ports.ts";

export interface FakeServicePage extends ServicePage {
  /** What has happened, in words: "counter load", "removed counter_*", "reload". */
  readonly log: string[];
  /** Addresses of scripts that are still on their way. */
  readonly coming: Set<string>;
}

/** A page that notes what services do to it. */
export function createFakeServicePage(): FakeServicePage {
  const log: string[] = [];
  const coming = new Set<string>();
  return {
    log,
    coming,
    isComing: (src) => coming.has(src),
    perform: (steps) => log.push(...steps.map(inWords)),
    remove: (things) => log.push(...things.map(({ pattern }) => `removed ${pattern}`)),
    reload: () => log.push("reload"),
  };
}

function inWords(step: ServiceStep): string {
  if (step.kind === "call") return [...step.path, ...step.args].join(" ");
  return step.kind === "script" ? `script ${step.src}` : `${step.kind} ${step.name}`;
}
