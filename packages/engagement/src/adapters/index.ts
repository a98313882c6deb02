export { type ChatClient, createChatGateway } from "./chat-gateway.ts";
