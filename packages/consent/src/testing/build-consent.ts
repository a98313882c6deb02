import { createMemoryStorage, type KeyValueStorage, ok } from "@shop/kernel";
import { createFakeClock, createFakeRandom } from "@shop/kernel/testing";
import type { ConsentRecord } from "../domain/consent-record.ts";
import { type ConsentDeps, createConsentStore } from "../store/consent-store.ts";
import { buildService } from "./build-service.ts";
import { createFakeServicePage } from "./fake-service-page.ts";

/** A consent store on a fake page, with the records that were sent. The clock starts on 1 January 2026. */
export function buildConsent(given: Partial<ConsentDeps> & { readonly storage?: KeyValueStorage } = {}) {
  const clock = createFakeClock(Date.UTC(2026, 0, 1));
  const page = createFakeServicePage();
  const storage = given.storage ?? createMemoryStorage();
  const sent: ConsentRecord[] = [];
  const store = createConsentStore({
    services: [buildService(), buildService({ id: "adverts", category: "marketing" })],
    policyVersion: "1",
    page,
    records: {
      send: async (record) => {
        sent.push(record);
        return ok(true);
      },
    },
    clock,
    random: createFakeRandom(),
    hash: async (text) => `hash of ${text.length > 0 ? "the text" : "nothing"}`,
    hasSignal: false,
    locale: "en",
    messages: { question: "May we count?" },
    ...given,
    storage,
  });
  return { store, page, clock, storage, sent };
}
