export interface RenderSlots {
  /** Room for one rendering, to be given back by the function that is returned; null where there is none. */
  take(network: string): (() => void) | null;
}

/** Bounds the renderings in progress, in total and for one client network, so that nobody's pages wait for one visitor's. Source: SAFE-20. */
export function createRenderSlots(limits: { readonly total: number; readonly perNetwork: number }): RenderSlots {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take: (network) => {
      const own = taken.get(network) ?? 0;
      if (total >= limits.total || own >= limits.perNetwork) return null;
      total += 1;
      taken.set(network, own + 1);
      let isGivenBack = false;
      return () => {
        if (isGivenBack) return;
        isGivenBack = true;
        total -= 1;
        const left = (taken.get(network) ?? 0) - 1;
        if (left > 0) taken.set(network, left);
        else taken.delete(network);
      };
    },
  };
}
