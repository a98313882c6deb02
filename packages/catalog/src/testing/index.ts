export * from "./builders.ts";
export * from "./fake-catalog-gateway.ts";
