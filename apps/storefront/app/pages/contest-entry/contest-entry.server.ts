import { messages as authMessages, checkEmail } from "@shop/auth-ui";
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
  /** What is wrong, by field. `text` says all of it, for the page that a form without scripts leads to. */
  readonly errors: { readonly email?: string; readonly accepts?: string };
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
  const email = checkEmail(textField(form, "email"));
  const accepts = form.get("accepts") === "yes";
  if (!email.isOk || !accepts) {
    return wrongFields({
      ...(!email.isOk && { email: refusalText(email.failure.code, locale) }),
      ...(!accepts && { accepts: refusalText("contest.rulesNotAccepted", locale) }),
    });
  }
  const entry = { contest: textField(form, "contest"), email: email.value, accepts_rules: true };
  const answer = await visitor.api.call("enterContest", entry);
  if (answer.isOk) return { isDone: true, text: contestTexts[locale].entered, next: null, entry: null, errors: {} };
  const { code } = answer.failure;
  return code.startsWith("auth.email") ? wrongFields({ email: refusalText(code, locale) }) : refusal(code, locale);
}

async function confirm(visitor: Visitor, form: FormData, locale: Locale): Promise<EntryAnswer> {
  const link = { id: textField(form, "id"), key: textField(form, "key") };
  const answer = await visitor.api.call("confirmContestEntry", link);
  if (!answer.isOk) return refusal(answer.failure.code, locale);
  const { entry, page } = answer.value;
  const texts = contestTexts[locale];
  const next = { href: `/contests/${page}`, label: texts.toContest };
  return { isDone: true, text: texts.confirmed, next, entry, errors: {} };
}

function wrongFields(errors: EntryAnswer["errors"]): EntryAnswer {
  return { isDone: false, text: Object.values(errors).join(" "), next: null, entry: null, errors };
}

function refusal(code: string, locale: Locale): EntryAnswer {
  return { isDone: false, text: refusalText(code, locale), next: null, entry: null, errors: {} };
}

function refusalText(code: string, locale: Locale): string {
  const texts: Readonly<Record<string, Message>> = { ...authMessages[locale], ...saleMessages[locale] };
  const isTheirs = code.startsWith("contest.") || code.startsWith("auth.email");
  return formatMessage((isTheirs && texts[code]) || contestTexts[locale].failed);
}
