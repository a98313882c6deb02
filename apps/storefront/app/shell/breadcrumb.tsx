import { useTexts } from "../messages/use-texts.ts";
import { SiteLink } from "./site-link.tsx";

/** Links to the pages above. The page itself is its own heading, just below. */
export function Breadcrumb({ steps }: { steps: ReadonlyArray<{ readonly name: string; readonly href: string }> }) {
  const text = useTexts();
  return (
    <nav className="breadcrumb" aria-label={text("breadcrumb")}>
      <ol>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <SiteLink href={href}>{name}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
