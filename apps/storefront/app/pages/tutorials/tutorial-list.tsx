import { SiteLink } from "../../shell/site-link.tsx";
import { tutorialPath } from "./tutorial-path.ts";
import type { TutorialSummary } from "./tutorials.server.ts";

interface TutorialListProps {
  readonly tutorials: readonly TutorialSummary[];
  /** The level of each article's heading, one below the list's own. */
  readonly headingLevel: 2 | 3;
}

export function TutorialList({ tutorials, headingLevel }: TutorialListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="tutorial-list">
      {tutorials.map((tutorial) => (
        <li key={tutorial.slug}>
          <p className="shop-label">{tutorial.category.name}</p>
          <Heading>
            <SiteLink href={tutorialPath(tutorial)}>{tutorial.title}</SiteLink>
          </Heading>
          <p>{tutorial.excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
