export * from "./domain/clock-offset.ts";
export * from "./domain/sample-figures.ts";
export * from "./domain/shift-clock.ts";
export * from "./failures.ts";
export * from "./messages/index.ts";
