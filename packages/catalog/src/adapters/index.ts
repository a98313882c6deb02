export * from "./catalog-gateway.ts";
