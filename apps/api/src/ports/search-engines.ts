import type { Result } from "@shop/kernel";

/** Search engines that want to know which pages have changed. */
export interface SearchEngines {
  /** Proves that the shop submits its own addresses: served at `/<key>.txt`. Public. */
  readonly key: string;
  /**
   * Submits addresses of pages that are new, changed or gone, at most `MAX_SUBMITTED_ADDRESSES`. Never throws, and responds within its own
   * time limit. Failure: `searchEngines.notSubmitted` {reason}.
   */
  submit(addresses: readonly string[]): Promise<Result<null>>;
}
