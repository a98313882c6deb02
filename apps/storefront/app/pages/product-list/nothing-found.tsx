import { formatMessage } from "@shop/kernel";
import { Button, EmptyState } from "@shop/ui";
import { useTexts } from "../../messages/use-texts.ts";
import { countText } from "../../products/product-section.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import type { ListTexts, SearchView } from "./search-view.server.ts";

interface NothingFoundProps {
  readonly search: SearchView;
  readonly path: string;
  readonly texts: ListTexts;
}

/** What to loosen, with what that finds. If one thing narrows the list, the whole list is what is left without it. */
export function NothingFound({ search: { looser, chips }, path, texts }: NothingFoundProps) {
  const text = useTexts();
  const [chip, ...others] = chips;
  const only = others.length === 0 ? chip : undefined;
  return (
    <EmptyState
      title={only ? formatMessage(texts.emptyOne, { choice: only.label }) : texts.emptyTitle}
      action={<Button href={path}>{texts.emptyAll}</Button>}
    >
      {!only && looser.length > 0 && (
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
    </EmptyState>
  );
}
