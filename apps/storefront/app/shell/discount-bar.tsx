import { CloseIcon, IconButton } from "@shop/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { useServices } from "../composition/services-context.ts";
import { useTexts } from "../messages/use-texts.ts";
import type { BarPromotion } from "../products/bar-promotion.server.ts";
import { LoadBoundary } from "./load-boundary.tsx";
import { SiteLink } from "./site-link.tsx";

/** Where the tab remembers that the bar was closed; the head script reads the same key before the first paint. */
export const BAR_KEY = "shop_discount_bar";

const BarCountdown = lazy(() => import("./bar-countdown.tsx").then((module) => ({ default: module.BarCountdown })));

/**
 * The page's offer, from the server, in a strip that keeps its height: the figures for everyone and with a login, and the time that is left.
 * Until the page is idle, and where the browser's clock can't be right, the end is in words. Source: ENGAGE-01.
 */
export function DiscountBar() {
  const text = useTexts();
  const { environment } = useServices();
  const promotion = useRouteLoaderData<{ promotion?: BarPromotion | null }>("root")?.promotion;
  const [hasEnded, setHasEnded] = useState(false);
  const isIdle = useIsIdle();
  if (!promotion) return null;
  const close = () => {
    environment.session.set(BAR_KEY, "1");
    document.documentElement.dataset.bar = "closed";
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label={text("discountBar")}
      className={`@container border-b border-hairline bg-raised text-small in-data-[bar=closed]:hidden print:hidden ${hasEnded ? "invisible" : ""}`}
    >
      <div className="frame flex items-center gap-4">
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 @max-wide:gap-x-3 @max-narrow:grid-cols-[minmax(0,1fr)]">
          <SiteLink href={promotion.path} className="flex min-h-unit min-w-0 items-center gap-4 text-ink no-underline">
            <span className="flex min-w-0 flex-1 items-baseline gap-3">
              <span className="type-label truncate text-ink-2 @max-wide:hidden">{promotion.title}</span>
              <span className="truncate font-strong underline underline-offset-[0.2em]">{promotion.productName}</span>
            </span>
            <span className="flex flex-none items-baseline gap-4 whitespace-nowrap">
              <span>{text("discountEveryone", { percent: promotion.percent })}</span>
              <span className="text-signal">{text("discountWithLogin", { percent: promotion.percentWithLogin })}</span>
            </span>
          </SiteLink>
          <div className="grid min-h-unit min-w-[15.5rem] items-center justify-items-end has-[.shop-offer-countdown]:[&>time]:invisible @max-narrow:justify-items-start [&>*]:[grid-area:1/1]">
            <time dateTime={new Date(promotion.endsAtMs).toISOString()} className="text-ink-2">
              {text("discountUntil", { date: promotion.endsAtText })}
            </time>
            {isIdle && (
              <LoadBoundary
                isAsked={false}
                onFailed={(error) => environment.log({ act: "countdown.load", error: String(error) })}
                fallback={null}
              >
                <Suspense fallback={null}>
                  <BarCountdown promotion={promotion} onEnd={() => setHasEnded(true)} />
                </Suspense>
              </LoadBoundary>
            )}
          </div>
        </div>
        <IconButton
          className="needs-scripts flex-none @max-narrow:self-start"
          label={text("closeDiscountBar")}
          icon={<CloseIcon />}
          onClick={close}
        />
      </div>
    </section>
  );
}

function useIsIdle(): boolean {
  const { environment } = useServices();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => environment.whenIdle(() => setIsIdle(true)), [environment]);
  return isIdle;
}
