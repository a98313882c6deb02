import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { useLocale, useTexts } from "../messages/use-texts.ts";
import { Breadcrumb } from "../pages/breadcrumb.tsx";
import { ContentHtml } from "../pages/content-html.tsx";
import { entryMeta } from "../pages/page-meta.ts";
import { readCategories, readPosts } from "../server/content.ts";
import { summaryOf } from "../server/tutorials.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = encodeURIComponent(params.slug ?? "");
  const [[post], categories] = await Promise.all([readPosts(context, `slug=${slug}`), readCategories(context)]);
  const summary = post ? summaryOf(post, categories)[0] : undefined;
  if (!post || !summary || summary.category.slug !== params.category) throw data(null, { status: 404 });
  return { post, category: summary.category };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) => entryMeta(loaderData?.post, matches);

export default function Tutorial() {
  const text = useTexts();
  const locale = useLocale();
  const { post, category } = useLoaderData<typeof loader>();
  return (
    <article className="frame reading">
      <Breadcrumb
        steps={[
          { name: text("tutorials"), href: "/tutorials" },
          { name: category.name, href: `/tutorials/${category.slug}` },
        ]}
      />
      <h1>{post.title}</h1>
      {post.date && <p className="muted">{text("publishedOn", { date: formatDay(post.date, locale) })}</p>}
      <ContentHtml html={post.html} />
    </article>
  );
}

function formatDay(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
