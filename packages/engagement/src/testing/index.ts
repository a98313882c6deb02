export * from "./build-chat.ts";
export * from "./build-chat-world.ts";
export * from "./fake-chat-gateway.ts";
