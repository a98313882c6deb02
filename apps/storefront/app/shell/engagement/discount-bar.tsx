import { CloseIcon, IconButton } from "@shop/ui";
import { useRouteLoaderData } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { BarPromotion } from "../../products/bar-promotion.server.ts";
import { SiteLink } from "../site-link.tsx";

/** Where the tab remembers that the bar was closed; the head script reads the same key before the first paint. */
export const BAR_KEY = "shop_discount_bar";
/**
 * The page's offer, from the server, in a strip that keeps its height: the figures for everyone and with a login, and its end in words,
 * until the countdown takes their place. Source: ENGAGE-01.
 */
export function DiscountBar() {
  const text = useTexts();
  const { environment } = useServices();
  const promotion = useRouteLoaderData<{ promotion?: BarPromotion | null }>("root")?.promotion;
  if (!promotion) return null;
  const close = () => {
    environment.session.set(BAR_KEY, "1");
    document.documentElement.dataset.bar = "closed";
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <section
      aria-label={text("discountBar")}
      className="@container border-b border-hairline bg-raised text-small in-data-[bar=closed]:hidden in-data-[bar=ended]:invisible print:hidden"
    >
      <div className="frame flex items-center gap-4">
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 @max-narrow:grid-cols-[minmax(0,1fr)]">
          <SiteLink
            id="bar-offer"
            href={promotion.path}
            className="flex min-h-unit min-w-0 items-center gap-4 text-ink no-underline"
          >
            <span className="type-label truncate text-ink-2 @max-wide:hidden">{promotion.title}</span>
            <span className="truncate font-strong underline underline-offset-[0.2em]">{promotion.productName}</span>
            <span className="flex-none">{text("discountEveryone", { percent: promotion.percent })}</span>
            <span className="flex-none text-signal">
              {text("discountWithLogin", { percent: promotion.percentWithLogin })}
            </span>
          </SiteLink>
          <div className="grid min-h-unit items-center justify-items-end @max-narrow:justify-items-start [&>*]:[grid-area:1/1]">
            <time
              dateTime={new Date(promotion.endsAtMs).toISOString()}
              className="text-ink-2 has-[+_:not(:empty)]:invisible"
            >
              {text("discountUntil", { date: promotion.endsAtText })}
            </time>
            <div id="bar-countdown" />
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
