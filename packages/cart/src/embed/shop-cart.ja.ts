import { uiMessagesJa } from "@shop/ui";
import { ja } from "../messages/ja.ts";
import { startEmbed } from "./start-embed.ts";

startEmbed("ja", { cart: ja, ui: uiMessagesJa });
