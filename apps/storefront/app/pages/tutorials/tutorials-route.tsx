import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { describeByTexts } from "../../head/describe-page.server.ts";
import { useTexts } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { TutorialList } from "./tutorial-list.tsx";
import { loadTutorials } from "./tutorials.server.ts";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  return {
    ...(await loadTutorials(args.context)),
    ...describeByTexts(args, { path: "/tutorials", title: "tutorialsTitle", description: "tutorialsDescription" }),
  };
}

export default function Tutorials() {
  const text = useTexts();
  const { tutorials, categories } = useLoaderData<typeof loader>();
  return (
    <div className="frame">
      <header className="page-head">
        <h1>{text("tutorialsTitle")}</h1>
        <p>{text("tutorialsDescription")}</p>
        <ul className="chips">
          {categories.map((category) => (
            <li key={category.slug}>
              <SiteLink href={`/tutorials/${category.slug}`}>{category.name}</SiteLink>
            </li>
          ))}
        </ul>
      </header>
      <TutorialList tutorials={tutorials} headingLevel={2} />
    </div>
  );
}
