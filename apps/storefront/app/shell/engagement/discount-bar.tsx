import { CloseIcon, IconButton } from "@shop/ui";
import { useRouteLoaderData } from "react-router";
import { useServices } from "../../composition/services-context.ts";
import { useIsCustomer } from "../../composition/use-shopper.ts";
import { useTexts } from "../../messages/use-texts.ts";
import type { BarPromotion } from "../../products/bar-promotion.server.ts";
import { SiteLink } from "../site-link.tsx";

/** Where the tab remembers that the bar was closed; the head script reads the same key before the first paint. */
export const BAR_KEY = "shop_discount_bar";
/**
 * The page's offer, from the server, in a strip that keeps its height: the figures for everyone and with a login, and its end in words,
 * until the countdown takes their place. The page is the same for everyone; once it is known that a customer is logged in, their figure
 * replaces both. On a phone the figures are below the name, in small letters: the strip stays one rack unit high.
 * Source: ENGAGE-01.
 */
export function DiscountBar() {
  const text = useTexts();
  const { environment } = useServices();
  const isCustomer = useIsCustomer();
  const promotion = useRouteLoaderData<{ promotion?: BarPromotion | null }>("root")?.promotion;
  if (!promotion) return null;
  const { percent, percentWithLogin } = promotion;
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
      <div className="offer-bar frame @max-narrow:pe-1">
        <SiteLink id="bar-offer" href={promotion.path} className="offer-bar__offer">
          <span className="type-label truncate text-ink-2 @max-wide:hidden">{promotion.title}</span>
          <span className="offer-bar__name">{promotion.productName}</span>
          <span>{text("discountEveryone", { percent: isCustomer ? percentWithLogin : percent })}</span>
          {!isCustomer && (
            <span className="text-signal">{text("discountWithLogin", { percent: percentWithLogin })}</span>
          )}
        </SiteLink>
        <div className="offer-bar__end">
          <time dateTime={new Date(promotion.endsAtMs).toISOString()}>
            {text("discountUntil", { date: promotion.endsAtText })}
          </time>
          <div id="bar-countdown" />
        </div>
        <IconButton
          className="offer-bar__close needs-scripts"
          label={text("closeDiscountBar")}
          icon={<CloseIcon />}
          onClick={close}
        />
      </div>
    </section>
  );
}
