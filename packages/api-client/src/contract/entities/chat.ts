import * as z from "zod/mini";

export const CHAT_ACTIONS = ["send_message", "close_chat", "contact_dev_team"] as const;

/** What the chat does next: shows `message`, closes, or transfers to the team and locks. An unknown action is an error. */
export const chatAnswerSchema = z.looseObject({
  action: z.enum(CHAT_ACTIONS),
  message: z.optional(z.nullable(z.string())),
  error: z.optional(z.nullable(z.string())),
});
export type WireChatAnswer = z.infer<typeof chatAnswerSchema>;

/** A message as the chat window stores it. `timestamp` is in milliseconds since 1970. */
export const chatMessageSchema = z.looseObject({
  id: z.string(),
  content: z.string(),
  sender: z.enum(["user", "bot"]),
  timestamp: z.number(),
});
export type WireChatMessage = z.infer<typeof chatMessageSchema>;
