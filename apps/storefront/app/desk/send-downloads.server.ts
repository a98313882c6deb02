import type { Locale } from "@shop/kernel";
import type { Visitor } from "../request/visitor.ts";
import { deskTexts } from "./messages/index.ts";

/** The result of 'Send to my computer'. */
export interface SentAnswer {
  readonly kind: "sent";
  readonly isDone: boolean;
  readonly text: string;
}

/** Mails the address of the downloads to the account's own address, which the form doesn't contain. Source: ROUTE-09. */
export async function sendDownloads({ api }: Visitor, locale: Locale): Promise<SentAnswer> {
  const sent = await api.call("sendDownloads", {});
  const text = sent.isOk ? deskTexts[locale].sent : textOf(sent.failure.code, locale);
  return { kind: "sent", isDone: sent.isOk, text };
}

function textOf(code: string, locale: Locale): string {
  const { sendTooMany, sendNeedsLogin, sendFailed } = deskTexts[locale];
  if (code === "library.tooManyMails") return sendTooMany;
  return code === "api.loginRequired" ? sendNeedsLogin : sendFailed;
}
