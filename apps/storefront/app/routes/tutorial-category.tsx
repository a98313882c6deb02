import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { useTexts } from "../messages/use-texts.ts";
import { Breadcrumb } from "../pages/breadcrumb.tsx";
import { pageMeta } from "../pages/page-meta.ts";
import { TutorialList } from "../pages/tutorial-list.tsx";
import { loadTutorials } from "../server/tutorials.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { tutorials, categories } = await loadTutorials(context);
  const category = categories.find(({ slug }) => slug === params.category);
  if (!category) throw data(null, { status: 404 });
  return { category, tutorials: tutorials.filter((tutorial) => tutorial.category.slug === category.slug) };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(loaderData.category.name, loaderData.tutorials.map(({ title }) => title).join(", "), matches)
    : [];

export default function TutorialCategory() {
  const text = useTexts();
  const { category, tutorials } = useLoaderData<typeof loader>();
  return (
    <div className="frame">
      <header className="page-head">
        <Breadcrumb steps={[{ name: text("tutorials"), href: "/tutorials" }]} />
        <h1>{category.name}</h1>
      </header>
      <TutorialList tutorials={tutorials} headingLevel={2} />
    </div>
  );
}
