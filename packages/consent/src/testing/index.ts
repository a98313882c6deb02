export { buildConsent } from "./build-consent.ts";
export { buildService } from "./build-service.ts";
export { createFakeServicePage, type FakeServicePage } from "./fake-service-page.ts";
