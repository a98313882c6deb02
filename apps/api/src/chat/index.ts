export { chatDirectHandlers, chatHandlers } from "./chat-handlers.ts";
export { deleteOldChats } from "./chats.ts";
export { chatDirectCounts } from "./counted-calls.ts";
export { createOpenAiModel } from "./model/open-ai-model.ts";
