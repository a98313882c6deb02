import { useTexts } from "../../messages/use-texts.ts";
import type { MenuEntry } from "../../shell/menu-entries.ts";
import { SiteLink } from "../../shell/site-link.tsx";

interface RelatedPagesProps {
  readonly label: string;
  readonly pages: readonly MenuEntry[];
}

/** Where a reader is likely to go next. */
export function RelatedPages({ label, pages }: RelatedPagesProps) {
  const text = useTexts();
  return (
    <nav aria-label={label}>
      <p className="type-label border-b border-hairline pb-2 text-ink-2">{label}</p>
      <ul>
        {pages.map(({ text: key, href }) => (
          <li key={href} className="border-b border-hairline">
            <SiteLink href={href} className="flex min-h-unit items-center no-underline hover:text-signal">
              {text(key)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
