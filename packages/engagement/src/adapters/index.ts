export { type ChatClient, createChatGateway } from "./chat-gateway.ts";
export { createSaleGateway, type SaleClient } from "./sale-gateway.ts";
