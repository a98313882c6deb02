import { CrossIcon } from "@shop/ui";
import { SiteLink } from "../../shell/site-link.tsx";
import type { ListTexts, SearchView } from "./search-view.server.ts";

/** What narrows the list. Each is a link to the list without it. */
export function ActiveFilters({ search, texts }: { readonly search: SearchView; readonly texts: ListTexts }) {
  if (search.reset === null) return null;
  return (
    <nav className="finder__active" aria-label={texts.active}>
      <ul className="chips">
        {search.chips.map(({ label, removes, href }) => (
          <li key={href + label}>
            <SiteLink href={href} aria-label={removes}>
              {label} <CrossIcon />
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink href={search.reset}>{texts.reset}</SiteLink>
        </li>
      </ul>
    </nav>
  );
}
