export { createBrowserHash } from "./browser-hash.ts";
export { createBrowserServicePage, type ServiceWindow } from "./browser-service-page.ts";
export { type ConsentMark, type MarkedElementsDeps, watchMarkedElements } from "./marked-elements.ts";
export { createRecordsGateway } from "./records-gateway.ts";
