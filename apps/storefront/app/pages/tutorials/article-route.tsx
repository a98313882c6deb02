import { dayInWords, formatMessage } from "@shop/kernel";
import { Picture } from "@shop/ui";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type ContentEntry, readCategories, readPicture, readPosts } from "../../content/content.server.ts";
import { localLinks } from "../../content/local-links.ts";
import { onlyInEnglish } from "../../content/only-in-english.server.ts";
import { ReadingPage } from "../../content/reading-page.tsx";
import { breadcrumbData, type PathStep } from "../../head/breadcrumb-data.ts";
import { describeEntry } from "../../head/describe-page.server.ts";
import { localPath } from "../../messages/use-texts.ts";
import { ProductColumn } from "../../products/product-column.tsx";
import { loadProducts, toListed } from "../../products/products.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale, textsOf } from "../../request/texts-of.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { TUTORIALS_FEED } from "../feeds/feed-paths.ts";
import { inEnglish, outlineContent } from "../product-detail/content-outline.server.ts";
import { productsOfText } from "../static/products-of-text.ts";
import { TextSpine } from "../static/text-spine.tsx";
import { aroundTutorial } from "./around-tutorial.ts";
import { articleData } from "./article-data.ts";
import { categoryPath } from "./category-path.ts";
import { figureView } from "./figure/figure-view.server.ts";
import { SoundFigure } from "./figure/sound-figure.tsx";
import { tutorialsTexts } from "./messages/index.ts";
import { MoreTutorials } from "./more-tutorials.tsx";
import { type TutorialStep, TutorialSteps } from "./tutorial-steps.tsx";
import { summaryOf, type TutorialSummary } from "./tutorials.server.ts";

export { meta } from "../../head/page-meta.ts";

export const handle: RouteHandle = { hasMarkdown: true };

/** Other articles of its category beside this one. */
const MORE_COUNT = 3;
/** More than a category has. */
const ALL = 100;

export async function loader(args: LoaderFunctionArgs) {
  const { context, params } = args;
  const locale = requestLocale(args.request);
  const [[post], categories] = await Promise.all([
    readPosts(context, { slug: params.slug ?? "", count: 1 }, locale),
    readCategories(context, locale),
  ]);
  const { mediaAddress } = context.get(storefrontContext);
  const summariesOf = (entry: ContentEntry) => summaryOf(entry, categories, mediaAddress);
  const summary = post && summariesOf(post)[0];
  if (!post || !summary || summary.category.slug !== params.category) throw data(null, { status: 404 });
  const ofCategory = { categoryId: summary.category.id, count: ALL };
  const newest = await readPosts(context, ofCategory, locale);
  const steps = tutorialSteps(summary, textsOf(locale)("tutorials"));
  const { publishedOn, onThisPage, productsTitle, more, inCategory, previous, next } = tutorialsTexts[locale];
  const published = post.date && formatMessage(publishedOn, { date: dayInWords(locale, post.date) });
  const note = onlyInEnglish(post.htmlLanguage, locale);
  const { figures = [], ...entry } = post;
  const { html, outline } = outlineContent(localLinks(entry.html, locale));
  const href = localPath(summary.path, locale);
  const views = figures.flatMap((figure) => figureView(figure, href, locale) ?? []);
  const [picture, products] = await Promise.all([readPicture(context, post, locale), loadProducts(context, locale)]);
  return {
    ...{
      figures: views,
      picture,
      published,
      note,
      steps,
      texts: { onThisPage, productsTitle, more, inCategory, previous, next },
    },
    post: { ...entry, html, outline: note ? inEnglish(outline) : outline },
    products: productsOfText(entry.html, products).map(toListed),
    others: newest
      .filter(({ slug }) => slug !== post.slug)
      .slice(0, MORE_COUNT)
      .flatMap(summariesOf),
    around: stepsAround(newest.flatMap(summariesOf), post.slug),
    ...describeTutorial(args, post, { steps, drawing: summary.picture?.dark ?? picture?.src ?? null }),
  };
}

/** Only what their links show. */
function stepsAround(newest: readonly TutorialSummary[], slug: string) {
  const { previous, next } = aroundTutorial(newest, slug);
  const toStep = (tutorial: TutorialSummary | null): TutorialStep | null =>
    tutorial && {
      path: tutorial.path,
      title: tutorial.title,
      ...(tutorial.language && { language: tutorial.language }),
    };
  return { previous: toStep(previous), next: toStep(next) };
}

function tutorialSteps(summary: TutorialSummary, listName: string): PathStep[] {
  const { category, title } = summary;
  return [
    { name: listName, href: "/tutorials" },
    { name: category.name, href: categoryPath(category) },
    { name: title, href: summary.path },
  ];
}

interface DescribedTutorial {
  readonly steps: readonly PathStep[];
  /** The address of its first figure's picture, or of its photograph. */
  readonly drawing: string | null;
}

function describeTutorial(args: LoaderFunctionArgs, post: ContentEntry, { steps, drawing }: DescribedTutorial) {
  const imageUrl = post.seo?.image?.url ?? null;
  return describeEntry(args, post, {
    path: steps.at(-1)?.href ?? "",
    kind: "article",
    feeds: [TUTORIALS_FEED],
    hasMarkdown: true,
    card: { drawing },
    data: (site, { locale, path, description }) => [
      articleData({ ...post, path, description, imageUrl }, site, locale),
      breadcrumbData(steps, site, locale),
    ],
  });
}

/** As wide as the text. */
const BESIDE_TITLE = "(max-width: 720px) 100vw, 680px";

export default function Tutorial() {
  const { post, figures, picture, published, note, steps, texts, products, others, around } =
    useLoaderData<typeof loader>();
  const { title, html, outline, language } = post;
  return (
    <ReadingPage
      title={title}
      titleLang={language}
      html={html}
      onlyInEnglish={note}
      note={published}
      picture={picture && <Picture {...picture} sizes={BESIDE_TITLE} isHero />}
      insertions={figures.map((figure) => ({
        section: figure.section,
        part: <SoundFigure key={figure.title} {...figure} />,
      }))}
      path={<Breadcrumb steps={steps.slice(0, -1)} />}
      end={<TutorialSteps {...around} texts={texts} />}
      spine={<TextSpine label={texts.onThisPage} outline={outline} />}
    >
      <ProductColumn title={texts.productsTitle} products={products} />
      <MoreTutorials title={texts.more} tutorials={others} />
    </ReadingPage>
  );
}
