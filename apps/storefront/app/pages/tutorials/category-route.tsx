import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { breadcrumbData } from "../../head/breadcrumb-data.ts";
import { describePage } from "../../head/describe-page.server.ts";
import { collectionData } from "../../head/web-page-data.ts";
import { requestLocale, textsOf } from "../../request/texts-of.server.ts";
import { Breadcrumb } from "../../shell/breadcrumb.tsx";
import { categoryPath } from "./category-path.ts";
import { TutorialList } from "./tutorial-list.tsx";
import { tutorialPicture } from "./tutorial-picture.tsx";
import { loadTutorials } from "./tutorials.server.ts";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { context, params } = args;
  const { tutorials: all, categories } = await loadTutorials(context, requestLocale(args.request));
  const category = categories.find(({ slug }) => slug === params.category);
  if (!category) throw data(null, { status: 404 });
  const tutorials = all.filter((tutorial) => tutorial.category.slug === category.slug);
  const parent = { name: textsOf(requestLocale(args.request))("tutorials"), href: "/tutorials" };
  const own = { name: category.name, href: categoryPath(category) };
  const entries = tutorials.map(({ title, path }) => ({ name: title, path }));
  const head = describePage(args, {
    path: own.href,
    title: category.name,
    description: tutorials.map(({ title }) => title).join(", "),
    firstPicture: tutorials[0]?.picture ?? null,
    data: (site, facts) => [collectionData(facts, site, entries), breadcrumbData([parent, own], site, facts.locale)],
  });
  return { category, tutorials, steps: [parent], ...head };
}

export default function TutorialCategory() {
  const { category, tutorials, steps } = useLoaderData<typeof loader>();
  return (
    <div className="frame">
      <header className="mb-7 grid max-w-measure gap-3">
        <Breadcrumb steps={steps} />
        <h1>{category.name}</h1>
      </header>
      <TutorialList tutorials={tutorials} headingLevel={2} pictureOf={tutorialPicture} />
    </div>
  );
}
