import { ok } from "@shop/kernel";
import type { DirectHandlers, Handlers } from "../users/index.ts";
import { getChat } from "./get-chat.ts";
import { handleLiveChat } from "./handle-live-chat.ts";

export const chatHandlers: Handlers<"getChat"> = {
  getChat: async (deps, context) => ok(await getChat(deps, context)),
};

export const chatDirectHandlers: DirectHandlers<"handleLiveChat"> = { handleLiveChat };
