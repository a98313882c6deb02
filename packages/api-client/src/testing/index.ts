export * from "./call-samples.ts";
export * from "./conformance/index.ts";
export * from "./content-checks.ts";
export * from "./fake-api-client.ts";
export * from "./fake-transport.ts";
export * from "./operation-samples.ts";
export * from "./order-samples.ts";
