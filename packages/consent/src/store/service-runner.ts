import type { Clock } from "@shop/kernel";
import type { Grants } from "../domain/grants.ts";
import { CLEAN_AGAIN_MS } from "../domain/limits.ts";
import type { ConsentService, ServiceStep } from "../domain/service.ts";
import type { ServicePage } from "./ports.ts";

export interface ServiceRunner {
  /** Starts what is allowed now, informs what runs of the grants, and stops and cleans what is no longer allowed. */
  follow(isAllowed: (service: ConsentService) => boolean, grants: Grants): void;
  /** Removes what services that aren't allowed have left on an earlier page. */
  clean(isAllowed: (service: ConsentService) => boolean): void;
  end(): void;
}

/** Runs the services of a page by what is allowed. A service is loaded once; a page that can't stop one is loaded again. */
export function createServiceRunner(deps: {
  readonly services: readonly ConsentService[];
  readonly page: ServicePage;
  readonly clock: Clock;
}): ServiceRunner {
  const { services, page, clock } = deps;
  const running = new Set<string>();
  /** Each loaded service, with the addresses of its scripts. */
  const loaded = new Map<string, readonly string[]>();
  let cancels: readonly (() => void)[] = [];

  const start = (service: ConsentService, grants: Grants) => {
    const isLoaded = loaded.has(service.id);
    const steps = isLoaded ? service.inform(grants) : service.load({ grants, nowMs: clock.nowMs() });
    page.perform(steps);
    running.add(service.id);
    if (!isLoaded) loaded.set(service.id, scriptsOf(steps));
  };
  const stop = (service: ConsentService) => {
    running.delete(service.id);
    page.perform(service.revoke());
    page.remove(service.stored);
    const again = () => running.has(service.id) || page.remove(service.stored);
    cancels = [...cancels, ...CLEAN_AGAIN_MS.map((ms) => clock.after(ms, again))];
  };
  // A script that is still on its way runs what it finds when it comes, whatever was withdrawn since.
  const isStopped = ({ id, canStop }: ConsentService) => canStop && !loaded.get(id)?.some(page.isComing);
  return {
    follow: (isAllowed, grants) => {
      const stopped = services.filter((service) => running.has(service.id) && !isAllowed(service));
      for (const service of stopped) stop(service);
      for (const service of services.filter(isAllowed)) {
        if (running.has(service.id)) page.perform(service.inform(grants));
        else start(service, grants);
      }
      if (!stopped.every(isStopped)) page.reload();
    },
    clean: (isAllowed) => {
      for (const { stored } of services.filter((service) => !isAllowed(service))) page.remove(stored);
    },
    end: () => {
      for (const cancel of cancels) cancel();
      cancels = [];
    },
  };
}

function scriptsOf(steps: readonly ServiceStep[]): string[] {
  return steps.flatMap((step) => (step.kind === "script" ? [step.src] : []));
}
