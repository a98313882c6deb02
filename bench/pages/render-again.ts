import { createStorefront } from "@shop/storefront/server";
import type { PageFigures } from "./press-page.ts";
import { loadBuild, storefrontOptions } from "./storefront-options.ts";

const AT_ONCE = 16;

/**
 * The page rendered again for each request: nobody outside can ask for that. Each request has a storefront of its own, so nothing is kept
 * and nothing shared; its loaders call the running shop over a socket.
 */
export async function measureRenderAgain(origin: string, pagePath: string, seconds: number): Promise<PageFigures> {
  const build = await loadBuild();
  const endsAt = performance.now() + seconds * 1000;
  const times: number[] = [];
  let bytes = 0;
  const renderOn = async () => {
    while (performance.now() < endsAt) {
      const startedAt = performance.now();
      const storefront = createStorefront(storefrontOptions(origin, build));
      const response = await storefront(new Request(`${origin}${pagePath}`, { headers: { "accept-encoding": "br" } }));
      if (response.status !== 200) throw new Error(`${pagePath}: ${response.status}`);
      bytes = (await response.arrayBuffer()).byteLength;
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, renderOn));
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), bytes };
}
