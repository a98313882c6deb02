export * from "./api-client.ts";
export type { ApiClientOptions, ApiLogEntry } from "./client-options.ts";
export * from "./cookie-storage.ts";
export { createApiClient } from "./create-api-client.ts";
export { createOperationsClient } from "./create-operations-client.ts";
export * from "./not-found-notice.ts";
export * from "./transport.ts";
export { isPassing, isStaleAccessToken, retryDelayMs } from "./tries.ts";
export { createWebCryptoSha256, type Hash } from "./web-crypto-sha256.ts";
