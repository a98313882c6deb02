import { uiMessagesDe } from "@shop/ui";
import { de } from "../messages/de.ts";
import { startEmbed } from "./start-embed.ts";

startEmbed({ language: "de", cart: de, ui: uiMessagesDe });
