import { COMPARED_PARAMETER } from "@shop/catalog";
import { EmptyState } from "@shop/ui";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { translate, useLocale } from "../../messages/use-texts.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { AddCompared } from "./add-compared.tsx";
import { type Comparison, loadComparison } from "./compare.server.ts";
import { ComparedCurves } from "./compared-curves.tsx";
import { ComparedTable } from "./compared-table.tsx";
import "../../styles/compare.css";

export { meta } from "../../head/page-meta.ts";

export const handle: RouteHandle = { parameters: [COMPARED_PARAMETER], lists: [COMPARED_PARAMETER] };

export const loader = (args: LoaderFunctionArgs): Promise<Comparison> => loadComparison(args);

/** Two to four products side by side: curves, facts, prices. Everything but listening works without scripts. */
export default function Compare() {
  const comparison = useLoaderData<typeof loader>();
  const { texts, title, notes, products } = comparison;
  const text = translate(texts, useLocale());
  const canBeDrawn = products.some(({ curve }) => curve !== null) || products.some(({ sound }) => sound !== null);
  return (
    <div className="frame compare">
      <header className="page-head">
        <h1>{title}</h1>
        <p>{text("lead")}</p>
        {notes.map((note) => (
          <p key={note} className="compare__note">
            {note}
          </p>
        ))}
      </header>
      {canBeDrawn && <ComparedCurves key={comparison.chosen} products={products} texts={texts} />}
      {products.length > 0 && <ComparedTable comparison={comparison} />}
      {products.length === 0 ? (
        <div className="compare__empty">
          <EmptyState title={text("emptyTitle")}>
            <p>{text("emptyText")}</p>
          </EmptyState>
          <AddCompared comparison={comparison} />
        </div>
      ) : (
        <AddCompared comparison={comparison} />
      )}
    </div>
  );
}
