import { EmptyState } from "@shop/ui";
import { useTexts } from "../../messages/use-texts.ts";
import { countText } from "../../products/product-section.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import type { ListTexts, SearchView } from "./search-view.server.ts";

interface NothingFoundProps {
  readonly search: SearchView;
  readonly path: string;
  readonly texts: ListTexts;
}

/** What to loosen, with what that finds. */
export function NothingFound({ search: { looser }, path, texts }: NothingFoundProps) {
  const text = useTexts();
  return (
    <EmptyState title={texts.emptyTitle}>
      {looser.length > 0 && (
        <>
          <p>{texts.emptyLoosen}</p>
          <ul className="finder__looser">
            {looser.map(({ label, href, count }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink> <span className="muted">{countText(text, count)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <SiteLink href={path}>{texts.emptyAll}</SiteLink>
      </p>
    </EmptyState>
  );
}
