import { createMemoryStorage } from "@shop/kernel";
import { createFakeClock, createFakeRandom, type FakeClock } from "@shop/kernel/testing";
import { type AttentionDeps, type AttentionStore, createAttentionStore } from "../store/attention-store.ts";
import { createFakeBrowser } from "./fake-pop-up-tabs.ts";

export interface AttentionWorld extends AttentionDeps {
  readonly clock: FakeClock;
  readonly attention: AttentionStore;
}

/** An arbiter of its own on a fake clock, in the only tab of a browser with empty storage. */
export function buildAttention(own: Partial<AttentionDeps> & { readonly clock?: FakeClock } = {}): AttentionWorld {
  const deps = {
    clock: createFakeClock(),
    random: createFakeRandom(),
    local: createMemoryStorage(),
    session: createMemoryStorage(),
    tabs: createFakeBrowser().openTab(),
    ...own,
  };
  return { ...deps, attention: createAttentionStore(deps) };
}
