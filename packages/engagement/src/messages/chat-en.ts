import { defineMessages, type Translated } from "@shop/kernel";

/** The texts of the chat's window, fetched with it. */
export const chatEn = defineMessages({
  "chat.title": "Chat",
  "chat.machine":
    "You are writing to a machine. It looks things up in our support pages and product data. If you are logged in, it also reads your own orders and licences.",
  "chat.kept":
    "What you write and what it replies is kept for {days} days and then erased. It is in your data export until then.",
  "chat.person": "To reach a person, press “Talk to a person”. Our team then reads the chat and replies by email.",
  "chat.questions": "Often asked",
  "chat.log": "Messages",
  "chat.you": "You",
  "chat.shop": "Machine",
  "chat.loading": "Loading earlier messages…",
  "chat.historyFailed": "Earlier messages could not be loaded.",
  "chat.tryAgain": "Try again",
  "chat.waiting": "Looking it up…",
  "chat.notSent": "Not sent",
  "chat.sendAgain": "Send again",
  "chat.sources": "Sources",
  "chat.products": "Products",
  "chat.fullPrice": "Full price",
  "chat.owned": "You own this.",
  "chat.field": "Your message",
  "chat.send": "Send",
  "chat.keys": "Enter sends. Shift+Enter starts a new line.",
  "chat.charactersLeft": { one: "{count} character left", other: "{count} characters left" },
  "chat.charactersOver": { one: "{count} character too many", other: "{count} characters too many" },
  "chat.talkToPerson": "Talk to a person",
  "chat.personWords": "I would like to talk to a person.",
  "chat.emailTitle": "Where should our team reply?",
  "chat.email": "Your email address",
  "chat.sendEmail": "Send to the team",
  "chat.goOn": "Ask the machine something else",
  "chat.ticket": "Your ticket number",
  "chat.restart": "Start another chat",
  "chat.settings": "Chat settings",
  "chat.shortcut": "Alt+C opens and closes the chat",
  "chat.close": "Close chat",
  "chat.closed": "The chat has been closed by the server.",
  "chat.handedOver":
    "Our development team has been contacted and will respond to your query shortly. Thank you for your assistance. This chat is now closed.",
  "chat.failed": "Sorry, there was a problem with the Chat. Please try again later.",
  "chat.emptyMessage": "Please write a message first.",
  "chat.messageTooLong": "Your message is too long. Please shorten it to 2,000 characters.",
  "chat.tooMany": "You have sent many messages in a short time. Please wait a few minutes and send it again.",
  "chat.emailFormat": "Please enter a valid email address.",
});
export type ChatMessageKey = keyof typeof chatEn;
export type ChatMessages = Translated<typeof chatEn>;
