"use client";
import type { Clock } from "@shop/kernel";
import { Button } from "@shop/ui";
import { useStore } from "zustand";
import { inLanguage } from "../../domain/in-language.ts";
import { CONTEST_SHOWN_AFTER_MS } from "../../domain/limits.ts";
import type { SaleTracker } from "../../store/ports.ts";
import type { SaleWatch } from "../../store/sale-watch.ts";
import { OfferCountdown } from "../offer-countdown/offer-countdown.tsx";
import { PopUpFrame } from "../pop-up/pop-up-frame.tsx";
import { usePopUp } from "../pop-up/use-pop-up.ts";
import { useEngagementSettings, useEngagementText } from "../provider/engagement-provider.tsx";
import { useShownEvent } from "./use-shown-event.ts";

export interface ContestSidebarProps {
  watch: SaleWatch;
  /** Where the sidebar never appears: the contest's own page. Default: false. */
  isOnContest?: boolean;
  /** Default: it is reported to nobody. Pass a stable function. */
  onTracked?: SaleTracker | undefined;
  /** Default: the UiProvider's. */
  clock?: Clock | undefined;
}

/** The contest that takes entries, when it is its turn. One that is switched off is never shown. Source: ENGAGE-06. */
export function ContestSidebar({ watch, isOnContest = false, onTracked, clock }: ContestSidebarProps) {
  const { contest, offsetMs, startedAtMs } = useStore(watch);
  const text = useEngagementText();
  const { locale } = useEngagementSettings();
  const isWanted = contest !== null && startedAtMs !== null && !isOnContest;
  const turn = usePopUp(
    isWanted ? { kind: "contest", id: contest.id, earliestMs: startedAtMs + CONTEST_SHOWN_AFTER_MS } : null,
  );
  const select = useShownEvent(turn.isShown && contest ? contest.title : null, onTracked);
  if (!contest || !turn.isShown) return null;
  const { title, subtitle, worth } = inLanguage(contest, locale);
  return (
    <PopUpFrame title={title} onClose={turn.dismiss} className="shop-sale-sidebar">
      <div className="shop-sale-sidebar__body">
        {subtitle && <p className="shop-sale-sidebar__lead">{subtitle}</p>}
        {worth && <p>{text("contestSidebar.worth", { worth })}</p>}
        <p>{text("contestSidebar.free")}</p>
        <OfferCountdown
          endsAtMs={contest.endsAtMs}
          label={text("contestSidebar.endsIn")}
          format="line"
          offsetMs={offsetMs}
          timeZone={contest.timeZone}
          clock={clock}
        />
        <Button href={`/contests/${contest.page}`} onClick={select} variant="signal">
          {text("contestSidebar.go")}
        </Button>
      </div>
    </PopUpFrame>
  );
}
