import { formatMessage, type Locale, type Message, type MessageParams } from "@shop/kernel";
import type { ConsentMessageKey } from "../messages/en.ts";

/** The language of a script, with its texts. */
export interface EmbedTexts {
  readonly locale: Locale;
  readonly messages: Readonly<Record<ConsentMessageKey, Message>>;
}

export type Text = (key: ConsentMessageKey, params?: MessageParams) => string;

export function textOf({ locale, messages }: EmbedTexts): Text {
  return (key, params) => formatMessage(messages[key], params, locale);
}
