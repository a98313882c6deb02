import { SiteLink } from "../../shell/site-link.tsx";
import type { TutorialSummary } from "./tutorials.server.ts";

interface MoreTutorialsProps {
  readonly title: string;
  readonly tutorials: readonly TutorialSummary[];
}

/** What a reader may read next; renders nothing if there is nothing else. */
export function MoreTutorials({ title, tutorials }: MoreTutorialsProps) {
  if (tutorials.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p className="type-label border-b border-hairline pb-2 text-ink-2">{title}</p>
      <ul>
        {tutorials.map((tutorial) => (
          <li key={tutorial.slug} lang={tutorial.language} className="border-b border-hairline">
            <SiteLink href={tutorial.path} className="grid min-h-unit py-2 no-underline hover:text-signal">
              {tutorial.title}
              <span className="text-small text-ink-2">{tutorial.category.name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
