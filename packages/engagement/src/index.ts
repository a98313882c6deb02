export { type Claim, POP_UP_KINDS, type PopUpKind, type Silence } from "./domain/attention.ts";
export * from "./domain/chat/chat-entry.ts";
export * from "./domain/chat/limits.ts";
export * from "./domain/clock-offset.ts";
export * from "./domain/shift-clock.ts";
export * from "./domain/wheel/index.ts";
export * from "./domain/window-state.ts";
export * from "./failures.ts";
export * from "./messages/index.ts";
