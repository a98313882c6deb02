import { formatMessage } from "@shop/kernel";
import { Button } from "@shop/ui";
import { useTexts } from "../../messages/use-texts.ts";
import { countText } from "../../products/product-section.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import type { afterSale } from "./after-sale.server.ts";
import type { SalesTexts } from "./messages/index.ts";
import { StateLabel } from "./state-label.tsx";

type After = ReturnType<typeof afterSale>;

interface RunningSalesProps extends Pick<After, "running" | "next"> {
  readonly texts: SalesTexts;
}

/** In the place of a sale that is over: what is reduced now, and what comes next. Its rows share the height of what is beside it. */
export function RunningSales({ running, next, texts }: RunningSalesProps) {
  const siteText = useTexts();
  return (
    <section className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-4 rounded border border-hairline bg-panel p-5">
      <h2>{running.length > 0 ? texts.reducedNow : texts.noneOpen}</h2>
      <ul className="grid auto-rows-fr grid-cols-[minmax(0,1fr)] border-t border-edge">
        {running.map(({ id, title, href, percent, products }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-5 border-b border-hairline py-3"
          >
            <SiteLink href={href} className="inline-flex min-h-target items-center justify-self-start font-strong">
              {title}
            </SiteLink>
            {percent !== null && <span className="shop-figure text-title text-signal">−{percent}%</span>}
            <span className="col-1 text-small text-ink-2">{countText(siteText, products)}</span>
          </li>
        ))}
        {next && (
          <li className="grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-5 gap-y-1 border-b border-hairline py-3">
            <StateLabel lamp="upcoming">{texts.nextTitle}</StateLabel>
            <span className="shop-figure row-span-2 text-title text-ink-2">−{next.percent}%</span>
            <span>{formatMessage(texts.nextOn, { title: next.title, date: next.from })}</span>
          </li>
        )}
      </ul>
      <p>
        <Button href="/sales">{texts.allSales}</Button>
      </p>
    </section>
  );
}
