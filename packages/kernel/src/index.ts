export * from "./clock.ts";
export * from "./dates.ts";
export * from "./failure-text.ts";
export * from "./key-value-storage.ts";
export * from "./messages.ts";
export * from "./random.ts";
export * from "./result.ts";
export * from "./web-storage.ts";
