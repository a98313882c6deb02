import { messages as authMessages } from "@shop/auth-ui";
import { saleMessages } from "@shop/engagement";
import { formatMessage, type Locale, type Message } from "@shop/kernel";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "react-router";
import { readOwnForm, textField } from "../../request/read-form.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { cookieHeaders, type Visitor } from "../../request/visitor.ts";
import type { FormAnswer } from "../account/account.server.ts";
import { listContestLinks } from "../contests/contest.server.ts";
import { type ContestTexts, contestTexts } from "../contests/messages/index.ts";
import { type SalesTexts, salesTexts } from "../sales/messages/index.ts";

export interface EntryPageData {
  readonly texts: ContestTexts;
  readonly salesTexts: SalesTexts;
  /** From the mailed link; null: the page was opened without one. Nothing happens before the press. */
  readonly link: { readonly id: string; readonly key: string } | null;
  readonly contests: Awaited<ReturnType<typeof listContestLinks>>;
}

export async function loadEntryPage({ context, request }: LoaderFunctionArgs): Promise<EntryPageData> {
  const locale = requestLocale(request);
  const { searchParams } = new URL(request.url);
  const [id, key] = [searchParams.get("id"), searchParams.get("key")];
  return {
    texts: contestTexts[locale],
    salesTexts: salesTexts[locale],
    link: id && key ? { id, key } : null,
    contests: await listContestLinks(context, locale),
  };
}

export interface EntryAnswer extends FormAnswer {
  /** The number of the entry that was confirmed; null for anything else. */
  readonly entry: string | null;
}

/** Enters a contest, or confirms an entry. Works as a plain form, from the shop's own pages alone. Source: ENGAGE-06, SAFE-04. */
export async function actOnEntry({ context, request }: ActionFunctionArgs) {
  const visitor = context.get(storefrontContext).visitor();
  const form = await readOwnForm({ context, request });
  const act = textField(form, "intent") === "confirm" ? confirm : enter;
  const said = await act(visitor, form, requestLocale(request));
  return data<EntryAnswer>(said, { headers: cookieHeaders(visitor) });
}

async function enter(visitor: Visitor, form: FormData, locale: Locale): Promise<EntryAnswer> {
  const answer = await visitor.api.call("enterContest", {
    contest: textField(form, "contest"),
    email: textField(form, "email"),
    accepts_rules: form.get("accepts") === "yes",
  });
  if (!answer.isOk) return refusal(answer.failure.code, locale);
  return { isDone: true, text: contestTexts[locale].entered, next: null, entry: null };
}

async function confirm(visitor: Visitor, form: FormData, locale: Locale): Promise<EntryAnswer> {
  const link = { id: textField(form, "id"), key: textField(form, "key") };
  const answer = await visitor.api.call("confirmContestEntry", link);
  if (!answer.isOk) return refusal(answer.failure.code, locale);
  const { entry, page } = answer.value;
  const texts = contestTexts[locale];
  const next = { href: `/contests/${page}`, label: texts.toContest };
  return { isDone: true, text: texts.confirmed, next, entry };
}

function refusal(code: string, locale: Locale): EntryAnswer {
  const texts: Readonly<Record<string, Message>> = { ...authMessages[locale], ...saleMessages[locale] };
  const isTheirs = code.startsWith("contest.") || code.startsWith("auth.email");
  const text = (isTheirs && texts[code]) || contestTexts[locale].failed;
  return { isDone: false, text: formatMessage(text), next: null, entry: null };
}
