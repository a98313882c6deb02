export * from "./domain/chat/chat-entry.ts";
export * from "./domain/chat/limits.ts";
export * from "./failures.ts";
export * from "./messages/index.ts";
