export * from "./client/index.ts";
export * from "./contract/index.ts";
