import { textOfHtml } from "@shop/api-client/content";
import type { Locale } from "@shop/kernel";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readPage } from "../../content/content.server.ts";
import { localLinks } from "../../content/local-links.ts";
import { onlyInEnglish } from "../../content/only-in-english.server.ts";
import { describeEntry } from "../../head/describe-page.server.ts";
import { webPageData } from "../../head/web-page-data.ts";
import { loadProducts, toListed } from "../../products/products.server.ts";
import { pagePath } from "../../request/page-path.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale, textsOf } from "../../request/texts-of.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { inEnglish, outlineContent } from "../product-detail/content-outline.server.ts";
import { ContactFacts } from "./contact/contact-facts.tsx";
import { ContactPart } from "./contact/contact-part.tsx";
import { ContactQuestions } from "./contact/contact-questions.tsx";
import { GUIDE_PARAMETERS } from "./guide/guide-choice.ts";
import { GuidePicker } from "./guide/guide-picker.tsx";
import { guideView } from "./guide/guide-view.server.ts";
import { howToData } from "./guide/how-to-data.ts";
import { staticTexts } from "./messages/index.ts";
import { POLICY_ID, PolicyPanel } from "./policy-panel.tsx";
import { policyTableHtml } from "./policy-table.server.tsx";
import { productsOfText } from "./products-of-text.ts";
import { faqData } from "./questions/faq-data.ts";
import { QuestionList } from "./questions/question-list.tsx";
import { QuestionSearch } from "./questions/question-search.tsx";
import { questionsView } from "./questions/questions-view.server.ts";
import { readQuestions } from "./questions/read-questions.ts";
import { StaticPage } from "./static-page.tsx";
import { STATIC_PAGES } from "./static-pages.ts";
import "../../styles/static-pages.css";

export { meta } from "../../head/page-meta.ts";

export const handle: RouteHandle = { parameters: [...GUIDE_PARAMETERS, "q"] };

export async function loader(args: LoaderFunctionArgs) {
  const path = pagePath(args.request);
  const page = STATIC_PAGES.find((entry) => entry.path === path);
  if (!page) throw data(null, { status: 404 });
  const {
    slug,
    related,
    isLegal = false,
    hasProducts = false,
    hasPolicyTable = false,
    hasContactForm = false,
    isFacts = false,
  } = page;
  const locale = requestLocale(args.request);
  const text = textsOf(locale);
  const { shop } = args.context.get(storefrontContext);
  const entry = await readPage(args.context, slug, locale);
  const products = hasProducts ? productsOfText(entry.html, await loadProducts(args.context, locale)) : [];
  const whole = localLinks(entry.html, locale);
  const guide = page.isGuide ? guideView(whole, args.request, path, locale) : null;
  const outlined = outlineContent(guide?.html ?? whole);
  const questions = page.hasQuestions ? questionsView(outlined.html, args.request, path, locale) : null;
  const answered = hasContactForm && isThere("/support", shop.pages) ? await firstQuestions(args, locale) : null;
  const note = onlyInEnglish(entry.htmlLanguage, locale);
  const headings = questions?.outline ?? outlined.outline;
  const howTo = page.isGuide ? howToData({ name: entry.title, html: entry.html }) : null;
  const faq = questions && faqData(questions.all);
  return {
    ...{ title: entry.title, titleLang: entry.language },
    html: questions?.intro ?? outlined.html,
    outline: [
      ...(note ? inEnglish(headings) : headings),
      ...(hasPolicyTable ? [{ id: POLICY_ID, title: staticTexts[locale].policyTitle }] : []),
    ],
    note,
    // A legal text that the page's language lacks has its note there.
    lead: isLegal && !note ? textOfHtml(entry.excerpt) : null,
    isGuide: guide !== null,
    texts: staticTexts[locale],
    related: related
      .filter(({ href }) => isThere(href, shop.pages))
      .map((link) => ({ href: link.href, name: "own" in link ? staticTexts[locale][link.own] : text(link.text) })),
    products: products.map(toListed),
    policy: hasPolicyTable ? policyTableHtml(shop, locale) : null,
    ...{ guide: guide?.view ?? null, questions: questions?.view ?? null, hasContactForm, isFacts, answered },
    ...describeEntry(args, entry, {
      path,
      data: (site, facts) => [howTo ?? faq ?? webPageData(facts, site, hasContactForm ? "ContactPage" : "WebPage")],
    }),
  };
}

/** The first question of each subject of the support page. */
async function firstQuestions({ context }: LoaderFunctionArgs, locale: Locale) {
  const entry = await readPage(context, "support", locale);
  const { groups } = readQuestions(outlineContent(localLinks(entry.html, locale)).html);
  return {
    questions: groups.flatMap(({ questions: [first] }) => first ?? []),
    isEnglish: onlyInEnglish(entry.htmlLanguage, locale) !== null,
  };
}

/** A text that the operator doesn't have isn't linked to. */
function isThere(href: string, pages: readonly string[]): boolean {
  const text = STATIC_PAGES.find(({ path }) => path === href);
  return text === undefined || pages.includes(text.slug);
}

/** A page of the operator's own words. */
export default function StaticRoute() {
  const { policy, texts, guide, questions, hasContactForm, answered, ...shown } = useLoaderData<typeof loader>();
  const lang = shown.note ? "en" : undefined;
  return (
    <StaticPage
      {...shown}
      texts={texts}
      hasContactForm={hasContactForm}
      beside={hasContactForm && <ContactFacts texts={texts} />}
      above={
        <>
          {guide && <GuidePicker {...guide} texts={texts} />}
          {answered && (
            <ContactQuestions
              questions={answered.questions}
              lang={answered.isEnglish ? "en" : undefined}
              texts={texts}
            />
          )}
        </>
      }
      below={
        <>
          {questions && (
            <QuestionList {...questions} lang={lang} texts={texts}>
              <QuestionSearch {...questions} texts={texts} />
            </QuestionList>
          )}
          {hasContactForm && <ContactPart texts={texts} />}
        </>
      }
    >
      {policy && <PolicyPanel html={policy} texts={texts} />}
    </StaticPage>
  );
}
