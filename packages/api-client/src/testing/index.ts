export * from "./fake-api-client.ts";
export * from "./fake-transport.ts";
export * from "./operation-samples.ts";
