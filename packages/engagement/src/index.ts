export * from "./domain/wheel/index.ts";
export * from "./failures.ts";
export * from "./messages/index.ts";
