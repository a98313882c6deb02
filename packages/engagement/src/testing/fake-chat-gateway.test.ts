import { describeChatGateway } from "../store/chat-gateway.contract.ts";
import { createFakeChatGateway } from "./fake-chat-gateway.ts";

describeChatGateway("the fake", () => {
  const gateway = createFakeChatGateway();
  return {
    gateway,
    askForEmail: () => gateway.replyNext({ expects: "email" }),
    handOver: (ticket) => gateway.replyNext({ event: "handedOver", ticket }),
    close: () => gateway.replyNext({ event: "closed" }),
  };
});
