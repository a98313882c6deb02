import { SiteLink } from "../../shell/site-link.tsx";

interface RelatedPagesProps {
  readonly label: string;
  readonly pages: ReadonlyArray<{ readonly name: string; readonly href: string }>;
}

/** Where a reader is likely to go next. */
export function RelatedPages({ label, pages }: RelatedPagesProps) {
  return (
    <nav aria-label={label}>
      <p className="type-label border-b border-hairline pb-2 text-ink-2">{label}</p>
      <ul>
        {pages.map(({ name, href }) => (
          <li key={href} className="border-b border-hairline">
            <SiteLink href={href} className="flex min-h-unit items-center no-underline hover:text-signal">
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
