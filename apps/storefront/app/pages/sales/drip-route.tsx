import { OfferPrices } from "@shop/catalog/react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { UnlistedHead } from "../../head/unlisted-head.tsx";
import { ProductSection } from "../../products/product-section.tsx";
import { pagePath } from "../../request/page-path.server.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { ClaimForm, OFFER_PRODUCTS_ID } from "./claim-form.tsx";
import { loadDrip } from "./drip.server.ts";
import { InsteadOfOffer } from "./instead-of-offer.tsx";
import { salesTexts } from "./messages/index.ts";
import { DRIP_PAGES } from "./sale-pages.ts";
import { StateLabel } from "./state-label.tsx";

export const handle: RouteHandle = { parameters: ["invitation"] };
/** Longer ones are no invitation. */
const MAX_INVITATION_LENGTH = 128;

export async function loader(args: LoaderFunctionArgs) {
  const path = pagePath(args.request);
  const entry = DRIP_PAGES.find((page) => page.path === path);
  if (!entry) throw data(null, { status: 404 });
  const locale = requestLocale(args.request);
  const texts = salesTexts[locale];
  const given = new URL(args.request.url).searchParams.get("invitation") ?? "";
  const invitation = given.length > MAX_INVITATION_LENGTH ? "" : given;
  const { title, lead } = { title: texts[entry.title], lead: texts[entry.lead] };
  return {
    ...{ texts, title, lead, invitation, page: entry.page },
    ...(await loadDrip(args.context, { page: entry.page, invitation }, locale)),
  };
}

/** A page that a letter leads to: one offer, one press. */
export default function Drip() {
  const { texts, title, lead, invitation, page, offer, coupon, notice, products } = useLoaderData<typeof loader>();
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-y-9">
      <UnlistedHead title={title} description={lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <header className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {offer && <StateLabel lamp="open">{texts.open}</StateLabel>}
          <h1 className="text-display">{title}</h1>
          <p className="max-w-measure text-ink-2">{lead}</p>
        </header>
        <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 rounded border border-hairline bg-panel p-5">
          {offer ? (
            <>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
                <h2 className="type-label text-ink-2">{texts.offer}</h2>
                <p className="shop-figure whitespace-normal text-display leading-tight tracking-tight text-signal">
                  {offer.figure}
                </p>
              </div>
              <p className="text-small text-ink-2">
                {texts.claimNote} {offer.validUntil}
              </p>
              <ClaimForm page={page} title={title} invitation={invitation} label={texts.claim} />
            </>
          ) : (
            notice && (
              <>
                <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
                  <h2>{notice.title}</h2>
                  <p className="text-ink-2">{notice.text}</p>
                </div>
                <InsteadOfOffer products={products} texts={texts} />
              </>
            )
          )}
        </section>
      </div>
      <div id={OFFER_PRODUCTS_ID}>
        {coupon ? (
          <OfferPrices offer={coupon}>
            <ProductSection title={texts.forProducts} products={products} />
          </OfferPrices>
        ) : (
          <ProductSection title={texts.regular} products={products} />
        )}
      </div>
    </div>
  );
}
