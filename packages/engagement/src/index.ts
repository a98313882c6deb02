export * from "./domain/window-state.ts";
export * from "./failures.ts";
export * from "./messages/index.ts";
