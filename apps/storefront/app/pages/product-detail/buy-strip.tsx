import { type VisitorSystem, visitorSystem } from "@shop/catalog";
import { useEffect, useState } from "react";
import { PartsProvider } from "../../composition/parts-provider.tsx";
import { useServices } from "../../composition/services-context.ts";
import { translate } from "../../messages/use-texts.ts";
import { ShoppingNote } from "../../products/shopping-note.tsx";
import { BundleSum } from "./bundle-sum.tsx";
import type { BuyStripFacts } from "./buy-strip.server.ts";
import type { ProductDetail } from "./product-detail.server.ts";

export interface BuyStripProps {
  readonly detail: Pick<ProductDetail, "product" | "parts" | "shopping" | "strip" | "texts">;
}

/**
 * Below the price: what a bundle saves, the systems, delivery, withdrawal, updates, the trial, and how many people are shopping. The page is the same for everybody, so what
 * is said about the visitor's own system is chosen after it has loaded, in room that is already there. It is hydrated late: a bundle's sum
 * begins with what the server rendered, by a provider of its own.
 */
export function BuyStrip({ detail }: BuyStripProps) {
  const { product, parts, shopping, strip, texts } = detail;
  const [system, setSystem] = useState<VisitorSystem | null>(null);
  useEffect(() => setSystem(visitorSystem(navigator.userAgent, navigator.maxTouchPoints)), []);
  const { runsOn, verdicts, facts, trial } = strip;
  return (
    <>
      <div className="buy-strip">
        {parts.length > 0 && (
          <PartsProvider>
            <BundleSum product={product} parts={parts} text={translate(texts)} />
          </PartsProvider>
        )}
        <dl aria-label={strip.label}>
          {runsOn && (
            <div>
              <dt>{runsOn.term}</dt>
              <dd>
                {runsOn.words}
                {verdicts.length > 0 && <Verdicts verdicts={verdicts} system={system} />}
              </dd>
            </div>
          )}
          {facts.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
          {trial && <Trial product={product.name} trial={trial} system={system} />}
        </dl>
      </div>
      <ShoppingNote {...shopping} />
    </>
  );
}

type OfSystem<Key extends keyof BuyStripFacts> = { readonly [Name in Key]: NonNullable<BuyStripFacts[Name]> } & {
  readonly system: VisitorSystem | null;
};

/** All sentences lie on one another, so that the one that is shown moves nothing. */
function Verdicts({ verdicts, system }: OfSystem<"verdicts">) {
  return (
    <span className="buy-strip__verdicts">
      {verdicts.map((verdict) => (
        <span
          key={verdict.system}
          data-shown={verdict.system === system ? "" : undefined}
          data-runs={verdict.isRunning ? "" : undefined}
        >
          {verdict.words}
        </span>
      ))}
    </span>
  );
}

function Trial({ product, trial, system }: OfSystem<"trial"> & { readonly product: string }) {
  const { events } = useServices();
  return (
    <div className="buy-strip__try">
      <dt>{trial.term}</dt>
      <dd>
        <span lang={trial.isEnglish ? "en" : undefined}>{trial.limits}</span>
        <span className="buy-strip__trial">
          {trial.files.map(({ platform, href, act, size }) => (
            <a
              key={platform}
              className="shop-button"
              data-variant="plain"
              data-size="unit"
              data-own={platform === system ? "" : undefined}
              href={href}
              download
              onClick={() => events.raise({ name: "download", data: { product, kind: "trial", platform } })}
            >
              <span className="shop-button__label">{act}</span>
              <span className="buy-strip__size">{size}</span>
            </a>
          ))}
        </span>
      </dd>
    </div>
  );
}
