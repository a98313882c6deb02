import { drawCurve } from "@shop/catalog";
import { ProductCover } from "@shop/catalog/react";
import { translate, useLocale } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { Comparison } from "./compare.server.ts";
import { LETTERS } from "./letters.ts";
import type { OfferedPair } from "./offered-pairs.server.ts";

const FIELD = { width: 320, height: 150, topDb: 2 };
/** As in the comparison: the second line is dashed. */
const PATTERNS = ["", "[stroke-dasharray:12_6]"] as const;

/** Pairs to begin with: two curves over one another, or two covers side by side. */
export function OfferedPairs({ pairs, texts }: Pick<Comparison, "pairs" | "texts">) {
  const text = translate(texts, useLocale());
  if (pairs.length === 0) return null;
  return (
    <section className="page-section" aria-labelledby="pairs">
      <div className="section-head">
        <h2 id="pairs">{text("pairs")}</h2>
        <p className="muted">{text("pairsLead")}</p>
      </div>
      <ul className="compare__pairs">
        {pairs.map((pair) => (
          <li key={pair.href}>
            <Pair pair={pair} texts={texts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pair({ pair, texts }: { readonly pair: OfferedPair } & Pick<Comparison, "texts">) {
  const { href, reason, apart, products } = pair;
  const text = translate(texts, useLocale());
  const isDrawn = products.every(({ curve }) => curve !== null);
  return (
    <article className="compare__pair">
      <div className="compare__drawing" aria-hidden="true">
        {isDrawn ? (
          <PairOfCurves products={products} />
        ) : (
          products.map(({ product }) => <ProductCover key={product.name} product={product} isSmall isDecoration />)
        )}
      </div>
      <div className="grid content-start gap-3 p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="type-label text-ink-2">{text(`pairs.${reason}`)}</span>
          {apart && <span className="shop-figure text-small text-ink-2">{apart}</span>}
        </p>
        <h3>
          <SiteLink href={href} className="compare__pair-link">
            <span className="shop-visually-hidden">
              {text("titleOf", { names: products.map(({ product }) => product.name) })}
            </span>
            {products.map(({ product, curve }, index) => (
              <span key={product.name} className="flex items-center gap-3" aria-hidden="true">
                <span className="compare__letter">{LETTERS[index]}</span>
                {isDrawn && curve && <Sample pattern={PATTERNS[index]} />}
                {product.name}
              </span>
            ))}
          </SiteLink>
        </h3>
      </div>
    </article>
  );
}

function PairOfCurves({ products }: Pick<OfferedPair, "products">) {
  const paths = products.map(({ curve }) => drawCurve(curve ?? [], FIELD));
  const [one = "", other = ""] = paths;
  return (
    <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} preserveAspectRatio="none" aria-hidden="true">
      <path className="fill-hairline" d={between(one, other)} />
      {paths.map((path, index) => (
        <path key={LETTERS[index]} className={`compare__line ${PATTERNS[index]}`} d={path} />
      ))}
    </svg>
  );
}

/** What lies between two curves: one forward, the other one backward. */
function between(one: string, other: string): string {
  return `${one}L${other.slice(1).split("L").toReversed().join("L")}Z`;
}

function Sample({ pattern }: { readonly pattern: string | undefined }) {
  return (
    <svg className="h-3 w-8 flex-none" viewBox="0 0 32 12" aria-hidden="true" focusable="false">
      <path className={`compare__line ${pattern}`} d="M0 6H32" />
    </svg>
  );
}
