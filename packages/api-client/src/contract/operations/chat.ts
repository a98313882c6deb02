import * as z from "zod/mini";
import { defineOperation } from "../define-operation.ts";
import { chatAnswerSchema, chatSchema } from "../entities/chat.ts";
import { MAX_CHAT_MESSAGE_LENGTH, MAX_CHAT_MESSAGES } from "../limits.ts";
import { blockOfText, lineOfText } from "../text.ts";
import type { DirectCall } from "./direct.ts";
import { noFields } from "./without-fields.ts";

export const handleLiveChat = {
  name: "direct.handleLiveChat",
  summary:
    "Sends a chat's messages and gets the reply. The server keeps its own transcript: of the list it uses only the user's last text, and no role.",
  path: "/wp-json/fa/v1/handle-live-chat",
  request: z.lazy(() =>
    z.strictObject({
      messages: z
        .array(z.strictObject({ role: lineOfText(20, 1), content: blockOfText(MAX_CHAT_MESSAGE_LENGTH) }))
        .check(z.minLength(1), z.maxLength(MAX_CHAT_MESSAGES)),
    }),
  ),
  answer: chatAnswerSchema,
  actor: "visitor",
  isMutation: true,
  atMostOnce: "claim",
  failures: ["chat.emptyMessage", "chat.messageTooLong", "chat.closed", "chat.tooMany"],
} as const satisfies DirectCall;

export const getChat = defineOperation({
  name: "chat.get",
  summary: "The caller's own chat as the server keeps it, so that it survives a reload and is the same in every tab.",
  request: noFields,
  answer: chatSchema,
  actor: "visitor",
  tokenPurpose: null,
  isRepeatable: true,
  isMutation: false,
  atMostOnce: "none",
  failures: [],
});
