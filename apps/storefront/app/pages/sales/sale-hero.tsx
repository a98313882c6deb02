import { Button } from "@shop/ui";
import type { ReactNode } from "react";
import { usePromotion } from "../../composition/tracking/use-promotion.ts";
import type { SalesTexts } from "./messages/index.ts";
import { SaleCountdown } from "./sale-countdown.tsx";
import { SaleFigures } from "./sale-figures.tsx";
import type { ShownWindow } from "./sales.server.ts";
import { StateLabel } from "./state-label.tsx";

interface SaleHeroProps {
  readonly window: ShownWindow;
  readonly texts: SalesTexts;
  readonly countdownTexts: Readonly<Record<string, string>>;
  /** The page's own head, or the window's title as a section's. */
  readonly head: ReactNode;
  readonly size: "display" | "head";
  /** Where its button leads; none: no button. */
  readonly act?: { readonly href: string; readonly label: string } | undefined;
}

/** A sale: what it is on the left, its figures, its times and the time that is left on the right. */
export function SaleHero({ window, texts, countdownTexts, head, size, act }: SaleHeroProps) {
  const { state, benefits, from, until } = window;
  const press = usePromotion(state === "open" ? window.title : null, "page");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <StateLabel lamp={state}>{texts[state]}</StateLabel>
        {head}
        {state !== "over" && benefits.length > 0 && (
          <ul className="grid grid-cols-[minmax(0,1fr)] border-t border-hairline">
            {benefits.map((benefit) => (
              <li key={benefit} className="border-b border-hairline py-3">
                {benefit}
              </li>
            ))}
          </ul>
        )}
        {act && (
          <p>
            <Button href={act.href} onClick={press} variant={state === "open" ? "signal" : "plain"}>
              {act.label}
            </Button>
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded border border-hairline bg-panel p-5 lg:self-start sm:max-lg:grid-cols-2">
        <SaleFigures window={window} texts={texts} size={size} />
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 border-t border-hairline pt-4 text-small sm:max-lg:content-center sm:max-lg:border-t-0 sm:max-lg:pt-0">
          <dt className="type-label text-ink-2">{texts.from}</dt>
          <dd className="shop-figure whitespace-normal text-balance">{from}</dd>
          <dt className="type-label text-ink-2">{texts.until}</dt>
          <dd className="shop-figure whitespace-normal text-balance">{until}</dd>
        </dl>
        {state === "open" && (
          <div className="sm:max-lg:col-span-full">
            <SaleCountdown
              endsAtMs={window.endMs}
              timeZone={window.timeZone}
              label={texts.endsIn}
              texts={countdownTexts}
            />
          </div>
        )}
      </div>
    </div>
  );
}
