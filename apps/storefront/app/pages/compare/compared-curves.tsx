import { CurvePlot } from "@shop/catalog/react";
import { Button, PauseIcon, PlayIcon, Spoken } from "@shop/ui";
import { useState } from "react";
import { translate, useLocale } from "../../messages/use-texts.ts";
import type { ComparedProduct, Comparison } from "./compare.server.ts";
import { LETTERS } from "./letters.ts";
import { useComparedPlayer } from "./use-compared-player.ts";

interface ComparedCurvesProps {
  readonly products: readonly ComparedProduct[];
  readonly texts: Comparison["texts"];
}

/** The curves over one another, and under them a key for each product that can be heard. Amber is what is heard now. */
export function ComparedCurves({ products, texts }: ComparedCurvesProps) {
  const text = translate(texts, useLocale());
  const player = useComparedPlayer();
  const [pressed, setPressed] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const heard = products.findIndex(({ sound }) => sound !== null && player.isHeard(sound));
  const press = async (index: number) => {
    const sound = products[index]?.sound;
    if (!sound) return;
    setPressed(index);
    setHasFailed(false);
    await player.hear(sound).catch(() => setHasFailed(true));
    setPressed(null);
  };
  const lines = products.map(({ product, curve }, index) => ({
    letter: LETTERS[index] ?? "",
    name: product.name,
    levelsDb: curve,
    isHeard: index === heard,
  }));
  const drawn = lines.filter(({ levelsDb }) => levelsDb !== null);
  const canHear = products.some(({ sound }) => sound !== null);
  return (
    <section className="page-section" aria-labelledby="curves">
      <div className="section-head">
        <h2 id="curves">{text("curves")}</h2>
        {drawn.length > 0 && <p className="muted">{text("curvesLead")}</p>}
      </div>
      <CurvePlot
        lines={lines}
        label={text("curvesLabel", { names: drawn.map(({ name }) => name) })}
        noCurve={text("noCurve")}
        keyOf={(index) => {
          const { product, sound } = products[index] ?? {};
          if (!sound || !product) return null;
          return (
            <Button
              className="needs-scripts"
              variant={index === heard ? "signal" : "plain"}
              icon={index === heard ? <PauseIcon /> : <PlayIcon />}
              aria-pressed={index === heard}
              aria-label={text("hear", { product: product.name })}
              disabled={player.isBlind}
              busy={pressed === index && !player.isLoaded}
              busyLabel={text("loading")}
              onClick={() => void press(index)}
            >
              {text("hearKey")}
            </Button>
          );
        }}
      />
      {canHear && <p className="compare__hint muted needs-scripts">{text("hearLead")}</p>}
      {hasFailed && (
        <p>
          <Spoken urgency="alert">{text("failed")}</Spoken>
        </p>
      )}
    </section>
  );
}
