export * from "./domain/limits.ts";
export * from "./domain/rating-rules.ts";
export * from "./domain/redeem-code.ts";
export * from "./failures.ts";
export * from "./messages/index.ts";
