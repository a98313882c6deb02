import { ProductCover } from "@shop/catalog/react";
import type { ReactNode } from "react";
import { SiteLink } from "../../shell/site-link.tsx";
import type { TutorialSummary } from "./tutorials.server.ts";

interface TutorialListProps {
  readonly tutorials: readonly TutorialSummary[];
  /** The level of each article's heading, one below the list's own. */
  readonly headingLevel: 2 | 3;
  /** Above each. Default: none. */
  readonly pictureOf?: (tutorial: TutorialSummary) => ReactNode;
}

export function TutorialList({ tutorials, headingLevel, pictureOf }: TutorialListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="tutorial-list" data-count={tutorials.length}>
      {tutorials.map((tutorial) => (
        <li
          key={tutorial.slug}
          lang={tutorial.language}
          className="grid content-start gap-2 border-t border-hairline pt-3"
        >
          {tutorial.picture ? (
            <ProductCover product={{ name: tutorial.title, featuredMedia: tutorial.picture }} isDecoration />
          ) : (
            pictureOf?.(tutorial)
          )}
          <p className="shop-label text-ink-3">{tutorial.category.name}</p>
          <Heading>
            <SiteLink href={tutorial.path} className="no-underline hover:text-signal">
              {tutorial.heading}
            </SiteLink>
          </Heading>
          <p className="text-small text-ink-2">{tutorial.excerpt}</p>
        </li>
      ))}
    </ul>
  );
}
