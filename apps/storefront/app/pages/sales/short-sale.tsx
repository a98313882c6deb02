import { SiteLink } from "../../shell/site-link.tsx";
import type { SalesTexts } from "./messages/index.ts";
import { SaleFigures } from "./sale-figures.tsx";
import type { ShownWindow } from "./sales.server.ts";
import { StateLabel } from "./state-label.tsx";

/** A sale that is to come, on a card: what, when, how much. */
export function ShortSale({ window, texts }: { readonly window: ShownWindow; readonly texts: SalesTexts }) {
  const { title, subtitle, page, href, from } = window;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded border border-hairline p-5">
      <StateLabel lamp={window.state}>{texts[window.state]}</StateLabel>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h3>{page ? <SiteLink href={href}>{title}</SiteLink> : title}</h3>
        <p className="text-small text-ink-2">{subtitle}</p>
      </div>
      <SaleFigures window={window} texts={texts} size="head" />
      <p className="shop-figure whitespace-normal text-small">{from}</p>
    </li>
  );
}
