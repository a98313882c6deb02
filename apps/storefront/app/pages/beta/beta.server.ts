import type { BetaAnswer } from "@shop/api-client/server";
import { formatMessage, type Locale, momentInWords } from "@shop/kernel";
import { data, type LoaderFunctionArgs } from "react-router";
import { onlyInEnglish } from "../../content/only-in-english.server.ts";
import type { HeadTag } from "../../head/page-head.ts";
import { unlistedPreview } from "../../head/unlisted-preview.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { type BetaPage, betaPageOf } from "./beta-pages.ts";
import { type BetaTexts, betaTexts } from "./messages/index.ts";

export interface BetaLink {
  readonly id: string;
  readonly key: string;
}

export interface ShownProgramme {
  readonly product: string;
  readonly intro: string;
  readonly tasks: readonly string[];
  readonly state: "open" | "full" | "closed";
  readonly places: number;
  readonly freePlaces: number;
  readonly ndaVersion: string;
}

export interface ShownSignature {
  readonly version: string;
  readonly name: string;
  /** In words. */
  readonly signedOn: string;
  readonly href: string;
}

export interface ShownNda {
  readonly email: string;
  readonly version: string;
  readonly title: string;
  readonly sections: ReadonlyArray<{ readonly heading: string; readonly paragraphs: readonly string[] }>;
  readonly textHash: string;
  readonly language: Locale;
  /** What the page says if the text is only in English. */
  readonly note: string | null;
  readonly standing: "unsigned" | "outdated" | "signed";
  /** The newest first. */
  readonly signatures: readonly ShownSignature[];
}

export interface BetaPageData {
  readonly texts: BetaTexts;
  readonly page: BetaPage;
  readonly title: string;
  readonly head: readonly HeadTag[];
  /** `unavailable`: the back end didn't answer. Null: there is none. */
  readonly programme: ShownProgramme | "unavailable" | null;
  /** From the mailed link; null: the page was opened without one. Nothing happens before a press. */
  readonly link: BetaLink | null;
  /** The agreement for the link's holder; otherwise why there is none. Null: this page shows none. */
  readonly nda: ShownNda | "noLink" | "notConfirmed" | "unavailable" | null;
}

/** A page of the beta programme. Never cached: its address may be a personal link. Source: ROUTE-12. */
export async function loadBetaPage({ context, request, params }: LoaderFunctionArgs): Promise<BetaPageData> {
  const page = betaPageOf(params.page);
  if (!page) throw data(null, { status: 404 });
  const locale = requestLocale(request);
  const texts = betaTexts[locale];
  const link = linkOf(request);
  const programme = await loadProgramme(context, locale);
  const hasProgramme = programme !== null && programme !== "unavailable";
  const nda = page === "nda" && hasProgramme ? await loadNda(context, link, locale) : null;
  const signUpTitle = hasProgramme
    ? formatMessage(texts.signUpTitle, { product: programme.product })
    : texts.signUpBare;
  const title = page === "nda" ? texts.ndaTitle : signUpTitle;
  return { texts, page, title, programme, link, nda, head: unlistedPreview(context, title) };
}

function linkOf(request: Request): BetaLink | null {
  const { searchParams } = new URL(request.url);
  const [id, key] = [searchParams.get("id"), searchParams.get("key")];
  return id && key ? { id, key } : null;
}

type Context = LoaderFunctionArgs["context"];

async function loadProgramme(context: Context, locale: Locale): Promise<BetaPageData["programme"]> {
  const { beta, reportError } = context.get(storefrontContext);
  const answer = await beta.call("getProgramme", { locale });
  if (answer.isOk) return answer.value.programme;
  reportError(new Error(`The beta programme is unavailable: ${answer.failure.code}.`));
  return "unavailable";
}

async function loadNda(context: Context, link: BetaLink | null, locale: Locale): Promise<BetaPageData["nda"]> {
  if (!link) return "noLink";
  const { beta, reportError } = context.get(storefrontContext);
  const answer = await beta.call("readNda", { locale, ...link });
  if (answer.isOk) return toShownNda(answer.value, locale);
  const { code } = answer.failure;
  if (code === "beta.notConfirmed") return "notConfirmed";
  if (code === "beta.linkInvalid" || code === "api.badRequest") return "noLink";
  reportError(new Error(`The agreement is unavailable: ${code}.`));
  return "unavailable";
}

function toShownNda(answer: BetaAnswer<"readNda">, locale: Locale): ShownNda {
  const { email, version, title, sections, textHash, textLocale, standing } = answer;
  return {
    ...{ email, version, title, sections, textHash, language: textLocale, standing },
    note: onlyInEnglish(textLocale, locale),
    signatures: answer.signatures.map((signature) => ({
      version: signature.version,
      name: signature.name,
      signedOn: momentInWords(locale, signature.signedAt),
      href: signature.downloadPath,
    })),
  };
}
