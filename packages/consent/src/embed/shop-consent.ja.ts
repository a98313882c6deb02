import { ja } from "../messages/ja.ts";
import { startEmbed } from "./start-embed.ts";

startEmbed({ locale: "ja", messages: ja });
