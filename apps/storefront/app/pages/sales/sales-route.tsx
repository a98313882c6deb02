import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { describePage } from "../../head/describe-page.server.ts";
import { collectionData } from "../../head/web-page-data.ts";
import { ProductSection } from "../../products/product-section.tsx";
import { ProductTiles } from "../../products/product-tiles.tsx";
import { requestLocale } from "../../request/texts-of.server.ts";
import { listContestLinks } from "../contests/contest.server.ts";
import { ContestLinks } from "./contest-links.tsx";
import { countdownTexts } from "./countdown-texts.server.ts";
import { LoginOffer } from "./login-offer.tsx";
import { salesTexts } from "./messages/index.ts";
import { PastSales } from "./past-sales.tsx";
import { SaleHero } from "./sale-hero.tsx";
import { SALE_PAGES } from "./sale-pages.ts";
import { type LoadedSales, loadSales, otherReductions, regularOffer, type ShownWindow } from "./sales.server.ts";
import { toSchedule } from "./schedule.server.ts";
import { Schedule } from "./schedule.tsx";
import { ShortSale } from "./short-sale.tsx";

export { meta } from "../../head/page-meta.ts";

export async function loader(args: LoaderFunctionArgs) {
  const locale = requestLocale(args.request);
  const texts = salesTexts[locale];
  const [sales, contests] = await Promise.all([
    loadSales(args.context, locale),
    listContestLinks(args.context, locale),
  ]);
  const { windows, products } = sales;
  const reductions = otherReductions(sales, locale);
  const isOver = ({ state }: ShownWindow) => state === "over";
  const pages = [
    ...SALE_PAGES.map(({ path, title }) => ({ name: texts[title], path })),
    ...contests.map(({ title, href }) => ({ name: title, path: href })),
  ];
  return {
    texts,
    countdownTexts: countdownTexts(locale),
    schedule: toSchedule(sales, reductions, locale),
    reductions,
    open: windows.filter(({ state }) => state === "open"),
    next: windows.filter(({ state }) => state === "upcoming").map(withoutProducts),
    past: windows.filter(isOver).map(withoutProducts).toReversed(),
    regular: regularOffer(products),
    contests,
    ...describePage(args, {
      ...{ path: "/sales", title: texts.title, description: texts.lead },
      data: (site, facts) => [collectionData(facts, site, pages)],
    }),
  };
}

function withoutProducts({ products: _products, ...window }: LoadedSales["windows"][number]): ShownWindow {
  return window;
}

export default function Sales() {
  const {
    texts,
    countdownTexts: countdown,
    schedule,
    reductions,
    open,
    next,
    past,
    regular,
    contests,
  } = useLoaderData<typeof loader>();
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-y-9">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h1>{texts.title}</h1>
        <p className="max-w-measure text-ink-2">{texts.lead}</p>
        <Schedule schedule={schedule} texts={texts} />
      </header>
      {open.map((window) => (
        <section key={window.id} id={window.id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <SaleHero
            window={window}
            texts={texts}
            countdownTexts={countdown}
            size="head"
            head={
              <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
                <h2>{window.title}</h2>
                <p className="text-ink-2">{window.subtitle}</p>
              </div>
            }
            act={window.href === "/sales" ? undefined : { href: window.href, label: window.ctaText || texts.inSale }}
          />
          <ProductTiles products={window.products} listName={window.title} headingLevel={3} />
        </section>
      ))}
      {reductions.map(({ id, title, lead, products }) => (
        <div key={id} id={id}>
          <ProductSection title={title} lead={lead} products={products} />
        </div>
      ))}
      {open.length + reductions.length === 0 && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2>{texts.noneOpen}</h2>
          <p className="max-w-measure text-ink-2">{texts.noneOpenText}</p>
        </section>
      )}
      {open.length + reductions.length === 0 && (
        <ProductSection title={texts.regular} lead={texts.regularLead} products={regular} />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-9 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          {next.length > 0 && (
            <section>
              <h2 className="mb-4">{texts.nextTitle}</h2>
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
                {next.map((window) => (
                  <ShortSale key={window.id} window={window} texts={texts} />
                ))}
              </ul>
            </section>
          )}
          <LoginOffer title={texts.withLogin} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-9">
          {contests.length > 0 && <ContestLinks contests={contests} texts={texts} />}
          {past.length > 0 && <PastSales past={past} texts={texts} />}
        </div>
      </div>
    </div>
  );
}
