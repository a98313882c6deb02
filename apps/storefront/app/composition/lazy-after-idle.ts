import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { whenIdle } from "./page-environment.ts";

/**
 * A part that is in the page as the server sends it. Its code is fetched, and the part hydrated, once the page has loaded and the browser is
 * idle: a first visit doesn't wait for it.
 */
export function lazyAfterIdle<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof document !== "undefined") await new Promise<void>(whenIdle);
    return { default: await load() };
  });
}
