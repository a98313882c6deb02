import type { PageChange, PageLife, ScrollWatch } from "../store/ports.ts";

export interface FakePage {
  readonly life: PageLife;
  readonly scroll: ScrollWatch;
  change(to: PageChange): void;
  scrollTo(depthPercent: number): void;
}

/** A page that is visible until it is said to be hidden or left. */
export function createFakePage({ isVisible = true } = {}): FakePage {
  let visible = isVisible;
  const changes = new Set<(change: PageChange) => void>();
  const depths = new Set<(depthPercent: number) => void>();
  const listenTo = <Listener>(all: Set<Listener>) => ({
    subscribe: (listener: Listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  });
  return {
    life: { isVisible: () => visible, ...listenTo(changes) },
    scroll: listenTo(depths),
    change: (to) => {
      visible = to === "shown" || to === "restored";
      for (const listener of changes) listener(to);
    },
    scrollTo: (depthPercent) => {
      for (const listener of depths) listener(depthPercent);
    },
  };
}
