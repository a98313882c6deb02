import { SiteLink } from "../../shell/site-link.tsx";
import type { SalesTexts } from "./messages/index.ts";
import type { ShownWindow } from "./sales.server.ts";

interface PastSalesProps {
  readonly past: readonly ShownWindow[];
  readonly texts: SalesTexts;
}

/** The sales that are over, the last one first. */
export function PastSales({ past, texts }: PastSalesProps) {
  return (
    <section className="max-w-wide">
      <h2 className="mb-4">{texts.pastTitle}</h2>
      <table className="w-full border-collapse text-small">
        <thead>
          <tr className="border-b border-edge text-start">
            <th scope="col" className="type-label py-2 pe-4 max-sm:pe-2 text-start text-ink-2">
              {texts.pastSale}
            </th>
            <th scope="col" className="type-label py-2 pe-4 text-start text-ink-2 max-sm:hidden">
              {texts.pastEnded}
            </th>
            <th scope="col" className="type-label py-2 text-end text-ink-2">
              {texts.everybody}
            </th>
          </tr>
        </thead>
        <tbody>
          {past.map(({ id, title, subtitle, page, href, endedOn, percent }) => (
            <tr key={id} className="border-b border-hairline">
              <th scope="row" className="py-2 pe-4 max-sm:pe-2 text-start font-text">
                {page ? <SiteLink href={href}>{title}</SiteLink> : title}
                <span className="block text-ink-2">{subtitle}</span>
                {/* A phone has no column for it. */}
                <span className="shop-figure block text-ink-2 sm:hidden">{endedOn}</span>
              </th>
              <td className="shop-figure py-2 pe-4 max-sm:hidden">{endedOn}</td>
              <td className="shop-figure py-2 text-end">−{percent}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
