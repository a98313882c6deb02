import { en } from "../messages/en.ts";
import { startEmbed } from "./start-embed.ts";

startEmbed({ locale: "en", messages: en });
