import type { ConsentMessages } from "@shop/consent";
import { createBrowserHash, createBrowserServicePage, createRecordsGateway } from "@shop/consent/adapters";
import { createConsentStore } from "@shop/consent/store";
import { createSystemRandom, type Locale } from "@shop/kernel";
import type { PageServices } from "../page-services.ts";
import { isFromElsewhere, recordPage, sendPageView, sendRecordingPart } from "./browser-visits.ts";
import type { ConsentServices } from "./consent-services.ts";
import { modalShowsSettings } from "./modal-shows-settings.ts";
import { OWN_RECORDER } from "./own-services.ts";
import { createPageViewCounter } from "./page-view-counter.ts";
import { startSessionRecorder } from "./session-recorder.ts";
import { shopServices } from "./shop-services.ts";

export interface ConsentOptions {
  /** The operator's setting. */
  readonly serviceNames: readonly string[];
  readonly policyVersion: string;
  readonly shopName: string;
  readonly locale: Locale;
  readonly messages: ConsentMessages;
}

/** Reads the visitor's choice, starts what it allows, and asks if there is need. Source: CONSENT-01…04. */
export function startConsent(page: PageServices, options: ConsentOptions): ConsentServices {
  const { locale, messages, policyVersion } = options;
  const services = shopServices({ ...options, names: options.serviceNames });
  const consent = createConsentStore({
    services,
    policyVersion,
    page: createBrowserServicePage(window),
    records: createRecordsGateway({ url: "/consent-records", fetch: (url, init) => fetch(url, init) }),
    storage: page.local,
    clock: page.clock,
    random: createSystemRandom(),
    hash: createBrowserHash(globalThis.crypto?.subtle),
    hasSignal: "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true,
    locale,
    messages,
  });
  // For as long as the tab: pages change, the choice stays.
  consent.start();
  modalShowsSettings({ modal: page.modal, consent });
  const isOffered = (id: string) => services.some((service) => service.id === id);
  if (isOffered(OWN_RECORDER)) {
    startSessionRecorder({
      consent,
      clock: page.clock,
      random: createSystemRandom(),
      record: recordPage,
      send: sendRecordingPart,
      onHidden: (listener) => addEventListener("pagehide", listener),
      log: page.environment.log,
    });
  }
  const pageViews = createPageViewCounter({
    consent,
    isFromElsewhere: isFromElsewhere(document, location.origin),
    send: sendPageView,
  });
  return { consent, services, messages, pageViews };
}
