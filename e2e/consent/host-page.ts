import {
  createBrowserHash,
  createBrowserServicePage,
  watchMarkedElements,
} from "../../packages/consent/src/adapters/index.ts";
import { consentMessages, isMarkAllowed } from "../../packages/consent/src/index.ts";
import { createConsentStore } from "../../packages/consent/src/store/index.ts";
import { createSystemClock, createSystemRandom, createWebStorage } from "../../packages/kernel/src/index.ts";
import { CASES } from "./service-cases.ts";

// The page of a host that uses one service: the one that its address names.
const { service } = CASES.find(({ service: { id } }) => location.search === `?${id}`) ?? {};
if (!service) throw new Error("The address names no service.");
const consent = createConsentStore({
  services: [service],
  policyVersion: "1",
  page: createBrowserServicePage(window),
  records: null,
  storage: createWebStorage(() => localStorage),
  clock: createSystemClock(),
  random: createSystemRandom(),
  hash: createBrowserHash(crypto.subtle),
  hasSignal: false,
  locale: "en",
  messages: consentMessages.en,
});
watchMarkedElements({
  document,
  isAllowed: (mark) => isMarkAllowed(mark, consent.getState()),
  subscribe: consent.subscribe,
  onScriptWithdrawn: () => location.reload(),
});
consent.start();
Object.assign(window, { consent });
