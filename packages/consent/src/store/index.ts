export {
  CHOICE_KEY,
  type ConsentDeps,
  type ConsentState,
  type ConsentStore,
  createConsentStore,
} from "./consent-store.ts";
export type { RecordsGateway, ServicePage } from "./ports.ts";
export { RECORDS_KEY } from "./record-queue.ts";
