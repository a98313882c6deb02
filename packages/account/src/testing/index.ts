export * from "./account-builders.ts";
export * from "./build-account-world.ts";
export * from "./fake-account-gateway.ts";
export * from "./fake-product-groups.ts";
