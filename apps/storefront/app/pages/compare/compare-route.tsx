import { COMPARED_PARAMETER } from "@shop/catalog";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { translate, useLocale } from "../../messages/use-texts.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { AddCompared } from "./add-compared.tsx";
import { type Comparison, loadComparison } from "./compare.server.ts";
import { ComparedCurves } from "./compared-curves.tsx";
import { ComparedTable } from "./compared-table.tsx";
import { FirstPair } from "./first-pair.tsx";
import { OfferedPairs } from "./offered-pairs.tsx";
import "../../styles/compare.css";

export { meta } from "../../head/page-meta.ts";

export const handle: RouteHandle = { parameters: [COMPARED_PARAMETER], lists: [COMPARED_PARAMETER] };

export const loader = (args: LoaderFunctionArgs): Promise<Comparison> => loadComparison(args);

/** Two to four products side by side: curves, facts, prices. Everything but listening works without scripts. */
export default function Compare() {
  const comparison = useLoaderData<typeof loader>();
  const { texts, heading, notes, products } = comparison;
  const text = translate(texts, useLocale());
  const canBeDrawn = products.some(({ curve }) => curve !== null) || products.some(({ sound }) => sound !== null);
  return (
    <div className="frame compare">
      <header className="page-head">
        <h1>{heading}</h1>
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
        <>
          <OfferedPairs pairs={comparison.pairs} texts={texts} />
          <FirstPair offers={comparison.offers} texts={texts} />
        </>
      ) : (
        <AddCompared comparison={comparison} />
      )}
    </div>
  );
}
