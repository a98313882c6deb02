export { createBrowserHash } from "./browser-hash.ts";
export { createBrowserServicePage, type ServiceWindow } from "./browser-service-page.ts";
export { createFramePlaceholders, type FramePlaceholdersDeps } from "./frame-placeholders.ts";
export { type FramePlaceholders, type MarkedElementsDeps, watchMarkedElements } from "./marked-elements.ts";
export { createRecordsGateway } from "./records-gateway.ts";
