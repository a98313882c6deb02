import { uiMessagesJa } from "@shop/ui";
import { ja } from "../messages/ja.ts";
import { startEmbed } from "./start-embed.ts";

startEmbed({ language: "ja", cart: ja, ui: uiMessagesJa });
