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
 * until the countdown takes their place. On a phone the figures are below the name, in small letters: the strip stays one rack unit high.
 * Source: ENGAGE-01.
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
      <div className="frame flex items-center gap-4 @max-narrow:gap-1 @max-narrow:pe-1">
        <div className="grid flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 @max-narrow:gap-x-2">
          <SiteLink
            id="bar-offer"
            href={promotion.path}
            className="flex min-h-unit min-w-0 items-center gap-4 text-ink no-underline @max-narrow:flex-wrap @max-narrow:content-center @max-narrow:gap-x-2 @max-narrow:gap-y-0 @max-narrow:text-label"
          >
            <span className="type-label truncate text-ink-2 @max-wide:hidden">{promotion.title}</span>
            <span className="truncate font-strong underline underline-offset-[0.2em] @max-narrow:basis-full @max-narrow:text-small @max-narrow:leading-tight @max-narrow:whitespace-normal">
              {promotion.productName}
            </span>
            <span className="flex-none">{text("discountEveryone", { percent: promotion.percent })}</span>
            <span className="flex-none text-signal">
              {text("discountWithLogin", { percent: promotion.percentWithLogin })}
            </span>
          </SiteLink>
          <div className="grid min-h-unit items-center justify-items-end @max-narrow:max-w-[8rem] @max-narrow:text-end @max-narrow:[&_.shop-icon-button]:w-[1.75rem] @max-narrow:[&_.shop-countdown]:text-label [&>*]:[grid-area:1/1]">
            <time
              dateTime={new Date(promotion.endsAtMs).toISOString()}
              className="text-ink-2 has-[+_:not(:empty)]:invisible @max-narrow:text-label @max-narrow:text-balance"
            >
              {text("discountUntil", { date: promotion.endsAtText })}
            </time>
            <div id="bar-countdown" />
          </div>
        </div>
        <IconButton
          className="needs-scripts flex-none @max-narrow:w-[2rem]"
          label={text("closeDiscountBar")}
          icon={<CloseIcon />}
          onClick={close}
        />
      </div>
    </section>
  );
}
