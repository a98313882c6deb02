import { uiMessagesEn } from "@shop/ui";
import { en } from "../messages/en.ts";
import { startEmbed } from "./start-embed.ts";

startEmbed({ language: "en", cart: en, ui: uiMessagesEn });
