import type { ConsentMessages, ConsentService } from "@shop/consent";
import type { ConsentStore } from "@shop/consent/store";
import type { PageViewCounter } from "./page-view-counter.ts";

/** The visitor's choice. Created once per tab, when the page is idle; never on a server. */
export interface ConsentServices {
  readonly consent: ConsentStore;
  /** What the choice is about. */
  readonly services: readonly ConsentService[];
  /** In the language of the text that is proved by the choice's hash. */
  readonly messages: ConsentMessages;
  readonly pageViews: PageViewCounter;
}
