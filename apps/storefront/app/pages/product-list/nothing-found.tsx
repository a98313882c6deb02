import { formatMessage } from "@shop/kernel";
import { Button, EmptyState } from "@shop/ui";
import { useTexts } from "../../messages/use-texts.ts";
import { countText, ProductSection } from "../../products/product-section.tsx";
import type { ListedProduct } from "../../products/products.server.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { ListTexts, SearchView } from "./search-view.server.ts";

interface NothingFoundProps {
  readonly search: SearchView;
  /** Of the first of what may be loosened. */
  readonly samples: readonly ListedProduct[];
  readonly path: string;
  readonly texts: ListTexts;
}

/** What to loosen, with what that finds and the first products of it. If one thing narrows the list, the whole list is what is left without it. */
export function NothingFound({ search: { looser, chips }, samples, path, texts }: NothingFoundProps) {
  const text = useTexts();
  const [chip, ...others] = chips;
  const [loosest] = looser;
  const only = others.length === 0 ? chip : undefined;
  return (
    <>
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
      {loosest && (
        <ProductSection title={only ? texts.emptyFrom : loosest.label} products={samples} moreHref={loosest.href} />
      )}
    </>
  );
}
