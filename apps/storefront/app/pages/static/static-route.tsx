import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readPage } from "../../content/content.server.ts";
import { onlyInEnglish } from "../../content/only-in-english.server.ts";
import { ReadingPage } from "../../content/reading-page.tsx";
import { describeEntry } from "../../head/describe-page.server.ts";
import { pagePath } from "../../request/page-path.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { staticTexts } from "./messages/index.ts";
import { PolicyPanel } from "./policy-panel.tsx";
import { policyTableHtml } from "./policy-table.server.tsx";
import { STATIC_PAGES } from "./static-pages.ts";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const path = pagePath(args.request);
  const page = STATIC_PAGES.find((entry) => entry.path === path);
  if (!page) throw data(null, { status: 404 });
  const { slug, hasContact = false, hasPolicyTable = false } = page;
  const locale = requestLocale(args.request);
  const entry = await readPage(args.context, slug, locale);
  return {
    ...{ title: entry.title, titleLang: entry.language, html: entry.html, hasContact },
    note: onlyInEnglish(entry.htmlLanguage, locale),
    texts: hasContact || hasPolicyTable ? staticTexts[locale] : null,
    policy: hasPolicyTable ? policyTableHtml(args.context.get(storefrontContext).shop, locale) : null,
    ...describeEntry(args, entry, { path }),
  };
}

/** A page of the operator's own words. */
export default function StaticRoute() {
  const { title, titleLang, html, note, texts, hasContact, policy } = useLoaderData<typeof loader>();
  return (
    <ReadingPage title={title} titleLang={titleLang} html={html} onlyInEnglish={note}>
      {texts && hasContact && <ContactPanel texts={texts} />}
      {texts && policy && <PolicyPanel html={policy} texts={texts} />}
    </ReadingPage>
  );
}
