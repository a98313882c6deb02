import type { ConsentCategory } from "./categories.ts";
import type { LocalText, StoredThing } from "./service.ts";

/** Something that the site itself stores in the browser, without a service. */
export interface OwnEntry extends StoredThing {
  readonly purpose: LocalText;
  readonly category: ConsentCategory;
}
