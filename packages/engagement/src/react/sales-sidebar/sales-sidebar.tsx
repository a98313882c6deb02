"use client";
import { type Clock, zonedTimeInWords } from "@shop/kernel";
import { Button } from "@shop/ui";
import { useStore } from "zustand";
import { inLanguage } from "../../domain/in-language.ts";
import { SALE_SHOWN_AFTER_MS } from "../../domain/limits.ts";
import { saleFigures } from "../../domain/sale-figures.ts";
import type { SaleTracker } from "../../store/ports.ts";
import type { SaleWatch, SaleWatchState } from "../../store/sale-watch.ts";
import { OfferCountdown } from "../offer-countdown/offer-countdown.tsx";
import { PopUpFrame } from "../pop-up/pop-up-frame.tsx";
import { usePopUp } from "../pop-up/use-pop-up.ts";
import { useAttention, useEngagementSettings, useEngagementText } from "../provider/engagement-provider.tsx";
import { useShownEvent } from "./use-shown-event.ts";

export interface SalesSidebarProps {
  watch: SaleWatch;
  /** A product's page, where the sidebar never appears. Default: false. */
  isOnProduct?: boolean;
  /** A customer reads the own percentage alone. Default: false. */
  isCustomer?: boolean;
  /** Default: it is reported to nobody. Pass a stable function. */
  onTracked?: SaleTracker | undefined;
  /** Default: the UiProvider's. */
  clock?: Clock | undefined;
}

type Sale = NonNullable<SaleWatchState["sale"]>;

/**
 * The sale that is open or opens soon, two seconds after the page is there, when it is its turn. One that ends while it is shown says so.
 * Source: ENGAGE-04.
 */
export function SalesSidebar(props: SalesSidebarProps) {
  const { watch, isOnProduct = false, isCustomer = false, onTracked, clock } = props;
  const { sale, offsetMs, startedAtMs } = useStore(watch);
  const { locale } = useEngagementSettings();
  const isShown = useStore(useAttention(), ({ shown }) => shown?.kind === "sale" && shown.id === sale?.window.id);
  const isWanted = sale !== null && startedAtMs !== null && !isOnProduct && (sale.state !== "over" || isShown);
  const turn = usePopUp(
    isWanted ? { kind: "sale", id: sale.window.id, earliestMs: startedAtMs + SALE_SHOWN_AFTER_MS } : null,
  );
  const select = useShownEvent(turn.isShown && sale ? sale.window.title : null, onTracked);
  if (!sale || !turn.isShown) return null;
  const shown = { ...sale, window: inLanguage(sale.window, locale) };
  return (
    <PopUpFrame title={shown.window.title} onClose={turn.dismiss} className="shop-sale-sidebar">
      <SaleBody sale={shown} isCustomer={isCustomer} offsetMs={offsetMs} clock={clock} onSelect={select} />
    </PopUpFrame>
  );
}

interface SaleBodyProps {
  readonly sale: Sale;
  readonly isCustomer: boolean;
  readonly offsetMs: number;
  readonly clock: Clock | undefined;
  readonly onSelect: () => void;
}

function SaleBody({ sale: { window, state }, isCustomer, offsetMs, clock, onSelect }: SaleBodyProps) {
  const text = useEngagementText();
  const { locale } = useEngagementSettings();
  const href = window.page === null ? "/sales" : `/sales/${window.page}`;
  if (state === "over") {
    return (
      <div className="shop-sale-sidebar__body">
        <p>{text("saleSidebar.over")}</p>
        <Button href="/sales">{text("saleSidebar.all")}</Button>
      </div>
    );
  }
  const isOpen = state === "open";
  const figures = saleFigures(window, isCustomer);
  return (
    <div className="shop-sale-sidebar__body" data-open={isOpen || undefined}>
      {window.subtitle && <p className="shop-sale-sidebar__lead">{window.subtitle}</p>}
      <dl className="shop-sale-sidebar__figures">
        {figures.map(({ of, percent }) => (
          <div key={of}>
            <dt className="shop-label">{text(`saleSidebar.${of}`)}</dt>
            <dd className="shop-figure">−{percent}%</dd>
          </div>
        ))}
      </dl>
      {isOpen ? (
        <OfferCountdown
          endsAtMs={window.endsAtMs}
          label={window.title}
          format="line"
          offsetMs={offsetMs}
          timeZone={window.timeZone}
          clock={clock}
        />
      ) : (
        <p>
          {text("saleSidebar.opens", {
            moment: zonedTimeInWords(locale, window.startsAtMs, window.timeZone ?? "UTC"),
          })}
        </p>
      )}
      <Button href={href} onClick={onSelect} variant={isOpen ? "signal" : "plain"}>
        {text("saleSidebar.go")}
      </Button>
    </div>
  );
}
