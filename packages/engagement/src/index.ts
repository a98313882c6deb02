export * from "./failures.ts";
export * from "./messages/index.ts";
