import type { Clock, KeyValueStorage, Random } from "@shop/kernel";

/** What the embed touches of the host's page and of the browser. */
export interface EmbedWorld {
  /** The shop's origin, without a slash at its end. */
  readonly shop: string;
  /** Of the script, and so of the shop's pages that it leads to. */
  readonly language: string;
  readonly page: Document;
  readonly fetch: typeof globalThis.fetch;
  /** Of the host page. */
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Pick<Random, "bytes">;
  /** Undefined on plain http. */
  readonly subtle: SubtleCrypto | undefined;
  /** Calls back when the page is shown once more, as it was left. The answer ends it. */
  readonly onShownAgain: (listener: () => void) => () => void;
}
