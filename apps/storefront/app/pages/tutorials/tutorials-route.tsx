import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import { describePage } from "../../head/describe-page.server.ts";
import { collectionData } from "../../head/web-page-data.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { TUTORIALS_FEED } from "../feeds/feed-paths.ts";
import { tutorialsTexts } from "./messages/index.ts";
import { TutorialList } from "./tutorial-list.tsx";
import { tutorialPicture } from "./tutorial-picture.tsx";
import { loadTutorials } from "./tutorials.server.ts";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const locale = requestLocale(args.request);
  const { title, description } = tutorialsTexts[locale];
  const loaded = await loadTutorials(args.context, locale);
  const entries = loaded.tutorials.map((tutorial) => ({ name: tutorial.title, path: tutorial.path }));
  return {
    ...{ title, description, ...loaded },
    ...describePage(args, {
      ...{ path: "/tutorials", title, description, feeds: [TUTORIALS_FEED] },
      firstPicture: loaded.tutorials[0]?.picture ?? null,
      data: (site, facts) => [collectionData(facts, site, entries)],
    }),
  };
}

export default function Tutorials() {
  const { title, description, tutorials, categories } = useLoaderData<typeof loader>();
  return (
    <div className="frame">
      <header className="mb-7 grid max-w-measure gap-3">
        <h1>{title}</h1>
        <p className="text-ink-2">{description}</p>
        <ul className="chips">
          {categories.map((category) => (
            <li key={category.slug}>
              <SiteLink href={`/tutorials/${category.slug}`}>{category.name}</SiteLink>
            </li>
          ))}
        </ul>
      </header>
      <TutorialList tutorials={tutorials} headingLevel={2} pictureOf={tutorialPicture} />
    </div>
  );
}
