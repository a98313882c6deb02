export { buildTracker, createSource, FULL_CONSENT } from "./build-tracker.ts";
export { createFakeActivityService, type FakeActivityService } from "./fake-activity-service.ts";
export { createFakePage, type FakePage } from "./fake-page.ts";
