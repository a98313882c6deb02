import { countTry } from "../http/count-try.ts";
import { addressKey } from "../platform/address-key.ts";
import type { CountedDirectCalls } from "../users/index.ts";
import { CHAT_MESSAGES, CHAT_MESSAGES_OF_ADDRESS } from "./limits.ts";

export const chatDirectCounts = {
  handleLiveChat: (deps, { session, visitorId, address }) =>
    countTry(
      deps,
      [
        [`chat:${session?.userId ?? visitorId}`, CHAT_MESSAGES],
        [`chat-address:${addressKey(address)}`, CHAT_MESSAGES_OF_ADDRESS],
      ],
      "chat.tooMany",
    ),
} satisfies CountedDirectCalls;
