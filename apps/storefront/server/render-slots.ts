export interface RenderSlots {
  /** Reserves a slot for one rendering, released by the returned function; null if there is none. */
  take(network: string): (() => void) | null;
}

/** Limits concurrent renderings, in total and per client network, so that one visitor can't block the others' pages. Source: SAFE-20. */
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
