import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { readPage } from "../../content/content.server.ts";
import { ReadingPage } from "../../content/reading-page.tsx";
import { describeEntry } from "../../head/describe-page.server.ts";
import { pagePath } from "../../request/page-path.server.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { staticTexts } from "./messages/index.ts";
import { STATIC_PAGES } from "./static-pages.ts";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const path = pagePath(args.request);
  const page = STATIC_PAGES.find((entry) => entry.path === path);
  if (!page) throw data(null, { status: 404 });
  const { slug, hasContact = false } = page;
  const entry = await readPage(args.context, slug);
  const texts = hasContact ? staticTexts[requestLocale(args.request)] : null;
  return { title: entry.title, html: entry.html, texts, ...describeEntry(args, entry, { path }) };
}

/** A page of the operator's own words. */
export default function StaticRoute() {
  const { title, html, texts } = useLoaderData<typeof loader>();
  return (
    <ReadingPage title={title} html={html}>
      {texts && <ContactPanel texts={texts} />}
    </ReadingPage>
  );
}
