import { de } from "../messages/de.ts";
import { startEmbed } from "./start-embed.ts";

startEmbed({ locale: "de", messages: de });
