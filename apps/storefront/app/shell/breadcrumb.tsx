import { useTexts } from "../messages/use-texts.ts";
import { SiteLink } from "./site-link.tsx";

/** Links to the pages above. The page itself is its own heading, just below. */
export function Breadcrumb({ steps }: { steps: ReadonlyArray<{ readonly name: string; readonly href: string }> }) {
  const text = useTexts();
  return (
    <nav aria-label={text("breadcrumb")}>
      <ol className="flex flex-wrap gap-x-2 text-small text-ink-2">
        {steps.map(({ name, href }) => (
          <li key={href} className="not-first:before:mr-2 not-first:before:text-ink-3 not-first:before:content-['/']">
            <SiteLink href={href} className="inline-flex min-h-[1.75rem] min-w-target items-center">
              {name}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
