import { formatMessage, type Locale } from "@shop/kernel";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { describePage } from "../../head/describe-page.server.ts";
import { ProductSection } from "../../products/product-section.tsx";
import { pagePath } from "../../request/page-path.server.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { afterSale } from "./after-sale.server.ts";
import { countdownTexts } from "./countdown-texts.server.ts";
import { salesTexts } from "./messages/index.ts";
import { SaleHero } from "./sale-hero.tsx";
import { SaleOver } from "./sale-over.tsx";
import { SALE_PAGES } from "./sale-pages.ts";
import { type LoadedSales, loadSales, regularOffer } from "./sales.server.ts";
import { axisAround, ticksOf } from "./time-axis.ts";
import { WindowAxis } from "./window-axis.tsx";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const path = pagePath(args.request);
  const page = SALE_PAGES.find((entry) => entry.path === path);
  if (!page) throw data(null, { status: 404 });
  const locale = requestLocale(args.request);
  const texts = salesTexts[locale];
  const sales = await loadSales(args.context, locale);
  const { nowMs, windows, products } = sales;
  const own = chooseWindow(windows.filter((window) => window.page === page.page));
  const { title, lead } = { title: texts[page.title], lead: texts[page.lead] };
  const window = own && { ...own, products: own.products.length > 0 ? own.products : regularOffer(products) };
  return {
    ...{ texts, title, lead, nowMs, window },
    countdownTexts: countdownTexts(locale),
    after: window?.state === "over" ? afterSale(sales, window, locale) : null,
    drawing: own && toDrawing(own, locale),
    notice: noticeOf(own, locale),
    regular: regularOffer(products),
    elsewhere: windows
      .filter((window) => window.state === "open" && window !== own)
      .map(({ id, page: ofPage, href, title: name }) => ({
        href: ofPage ? href : `/sales#${id}`,
        label: formatMessage(texts.openElsewhere, { title: name }),
      })),
    ...describePage(args, { path, title, description: lead }),
  };
}

type LoadedWindow = LoadedSales["windows"][number];

/** The one that is open, otherwise the next one, otherwise the last one. */
function chooseWindow(windows: readonly LoadedWindow[]): LoadedWindow | null {
  const next = windows.find(({ state }) => state === "open") ?? windows.find(({ state }) => state === "upcoming");
  return next ?? windows.at(-1) ?? null;
}

function toDrawing(window: LoadedWindow, locale: Locale) {
  const axis = axisAround(window);
  return { axis, ticks: ticksOf(axis, window.startMs, window.timeZone, locale) };
}

/** What a page outside of its window says. */
function noticeOf(window: LoadedWindow | null, locale: Locale) {
  const texts = salesTexts[locale];
  if (!window) return { title: texts.noWindowTitle, text: texts.noWindowText };
  if (window.state === "over")
    return { title: texts.overTitle, text: formatMessage(texts.overText, { date: window.ended }) };
  if (window.state === "upcoming")
    return { title: texts.upcomingTitle, text: formatMessage(texts.upcomingText, { date: window.from }) };
  return null;
}

/** A sale with a page of its own, before, in and after its window. */
export default function Sale() {
  const { texts, title, lead, nowMs, window, after, drawing, notice, regular, elsewhere, ...page } =
    useLoaderData<typeof loader>();
  const head = (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h1 className="text-display">{title}</h1>
      <p className="max-w-measure text-ink-2">{lead}</p>
      {notice && (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] max-w-measure gap-1 border-s-2 border-edge ps-4">
          <h2>{notice.title}</h2>
          <p>{notice.text}</p>
        </div>
      )}
      {notice &&
        !after &&
        elsewhere.map(({ href, label }) => (
          <p key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </p>
        ))}
    </div>
  );
  if (window && after) return <SaleOver window={window} after={after} texts={texts} head={head} />;
  const isOpen = window?.state === "open";
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-y-9">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {window ? (
          <SaleHero
            window={window}
            texts={texts}
            countdownTexts={page.countdownTexts}
            size="display"
            head={head}
            act={
              isOpen
                ? { href: "#products", label: window.ctaText || texts.inSale }
                : { href: "/sales", label: texts.allSales }
            }
          />
        ) : (
          head
        )}
        {window && drawing && (
          <WindowAxis
            {...drawing}
            nowMs={nowMs}
            nowLabel={texts.now}
            lanes={[{ id: window.id, state: window.state, startMs: window.startMs, endMs: window.endMs }]}
            description={`${title}: ${window.from} – ${window.until}`}
          />
        )}
      </div>
      <div id="products">
        <ProductSection
          title={isOpen ? texts.inSale : texts.regular}
          lead={isOpen ? undefined : texts.regularLead}
          products={window?.products ?? regular}
        />
      </div>
    </div>
  );
}
