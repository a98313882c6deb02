import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Breadcrumb } from "../pages/breadcrumb.tsx";
import { breadcrumbData } from "../pages/structured-data/breadcrumb-data.ts";
import { TutorialList } from "../pages/tutorial-list.tsx";
import { describePage, pageTexts } from "../server/describe-page.ts";
import { categoryPath, loadTutorials } from "../server/tutorials.ts";

export { meta } from "../pages/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { context, params } = args;
  const { tutorials: all, categories } = await loadTutorials(context);
  const category = categories.find(({ slug }) => slug === params.category);
  if (!category) throw data(null, { status: 404 });
  const tutorials = all.filter((tutorial) => tutorial.category.slug === category.slug);
  const parent = { name: pageTexts(args)("tutorials"), href: "/tutorials" };
  const own = { name: category.name, href: categoryPath(category) };
  const head = describePage(args, {
    path: own.href,
    title: category.name,
    description: tutorials.map(({ title }) => title).join(", "),
    data: (site, { locale }) => [breadcrumbData([parent, own], site, locale)],
  });
  return { category, tutorials, steps: [parent], ...head };
}

export default function TutorialCategory() {
  const { category, tutorials, steps } = useLoaderData<typeof loader>();
  return (
    <div className="frame">
      <header className="page-head">
        <Breadcrumb steps={steps} />
        <h1>{category.name}</h1>
      </header>
      <TutorialList tutorials={tutorials} headingLevel={2} />
    </div>
  );
}
