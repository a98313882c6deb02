import { messages as authMessages } from "@shop/auth-ui";
import { betaMessages, checkBetaSignature, checkBetaSignUp, MAX_BETA_MICROPHONES } from "@shop/engagement";
import { formatMessage, type Locale, type Message } from "@shop/kernel";
import type { ActionFunctionArgs } from "react-router";
import { readOwnForm, textField } from "../../request/read-form.server.ts";
import { type StorefrontContext, storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { NDA_PATH, withLink } from "./beta-pages.ts";
import { MAX_BETA_FORM_BYTES } from "./limits.ts";
import { type BetaTexts, betaTexts } from "./messages/index.ts";

const INTENTS = ["signUp", "confirm", "sendLink", "sign"] as const;
export type BetaIntent = (typeof INTENTS)[number];

const SIGN_UP_FIELDS = ["name", "email", "system", "host", "records", "microphones", "remarks"] as const;

/** The result of one of the pages' forms. */
export interface BetaSaid {
  readonly intent: BetaIntent;
  readonly isDone: boolean;
  readonly text: string;
  readonly next: { readonly href: string; readonly label: string } | null;
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, string>>;
  /** What was typed: a refused form comes back with it. */
  readonly typed: Readonly<Record<string, string>>;
}

interface Acting {
  readonly beta: StorefrontContext["beta"];
  readonly form: FormData;
  readonly locale: Locale;
  readonly texts: BetaTexts;
}
type Outcome = Pick<BetaSaid, "isDone" | "text"> & Partial<Pick<BetaSaid, "next" | "errors" | "typed">>;

/** Signs up, confirms, sends the link again, signs. Works as a plain form, from the shop's own pages alone. Source: ROUTE-12, SAFE-04. */
export async function actOnBeta({ context, request }: ActionFunctionArgs): Promise<BetaSaid> {
  const form = await readOwnForm({ context, request }, MAX_BETA_FORM_BYTES);
  const locale = requestLocale(request);
  const intent = INTENTS.find((one) => one === textField(form, "intent")) ?? "sendLink";
  const { beta } = context.get(storefrontContext);
  const outcome = await ACTS[intent]({ beta, form, locale, texts: betaTexts[locale] });
  return { intent, next: null, errors: {}, typed: {}, ...outcome };
}

const ACTS: Readonly<Record<BetaIntent, (acting: Acting) => Promise<Outcome>>> = {
  signUp: async ({ beta, form, locale, texts }) => {
    const typed = Object.fromEntries(SIGN_UP_FIELDS.map((name) => [name, textField(form, name)])) as Readonly<
      Record<(typeof SIGN_UP_FIELDS)[number], string>
    >;
    const errors = errorsOf(checkBetaSignUp(typed), locale);
    if (Object.keys(errors).length > 0) return { isDone: false, text: texts.someWrong, errors, typed };
    const answer = await beta.call("signUp", { locale, ...typed });
    if (answer.isOk) return { isDone: true, text: texts.signedUp };
    const { code } = answer.failure;
    const text = refusal(code, locale);
    return code.startsWith("auth.email")
      ? { isDone: false, text: texts.someWrong, errors: { email: text }, typed }
      : { isDone: false, text, typed };
  },
  confirm: async ({ beta, form, locale, texts }) => {
    const link = { id: textField(form, "id"), key: textField(form, "key") };
    const answer = await beta.call("confirm", link);
    if (!answer.isOk) return { isDone: false, text: refusal(answer.failure.code, locale) };
    return { isDone: true, text: texts.confirmed, next: { href: withLink(NDA_PATH, link), label: texts.toNda } };
  },
  sendLink: async ({ beta, form, locale, texts }) => {
    const email = textField(form, "email");
    const answer = await beta.call("sendLink", { locale, email });
    if (answer.isOk) return { isDone: true, text: texts.linkSent };
    const text = refusal(answer.failure.code, locale);
    return { isDone: false, text, errors: { email: text }, typed: { email } };
  },
  sign: async ({ beta, form, locale, texts }) => {
    const [name, agrees] = [textField(form, "name"), form.get("agrees") === "yes"];
    const typed = { name, ...(agrees && { agrees: "yes" }) };
    const errors = errorsOf(checkBetaSignature({ name, agrees }), locale);
    if (Object.keys(errors).length > 0) return { isDone: false, text: texts.someWrong, errors, typed };
    const link = { id: textField(form, "id"), key: textField(form, "key") };
    const answer = await beta.call("signNda", { locale, ...link, name, agrees, textHash: textField(form, "textHash") });
    if (!answer.isOk) return { isDone: false, text: refusal(answer.failure.code, locale), typed };
    return { isDone: true, text: answer.value.isNew ? texts.signed : texts.signedBefore };
  },
};

function errorsOf(
  faults: ReadonlyArray<{ readonly field: string; readonly code: string }>,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(faults.map(({ field, code }) => [field, refusal(code, locale)]));
}

/** The text of a failure that its reader can do something about; for any other one, that it didn't work. */
function refusal(code: string, locale: Locale): string {
  const texts: Readonly<Record<string, Message>> = { ...authMessages[locale], ...betaMessages[locale] };
  const isTheirs = code.startsWith("beta.") || code.startsWith("auth.email");
  const text = (isTheirs && texts[code]) || betaTexts[locale].failed;
  return formatMessage(text, { most: MAX_BETA_MICROPHONES });
}
