import { productPath } from "@shop/catalog";
import { PriceTag, ProductCover } from "@shop/catalog/react";
import { dayInWords, formatMessage } from "@shop/kernel";
import { Button } from "@shop/ui";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useIsCustomer } from "../../composition/use-shopper.ts";
import { describePage } from "../../head/describe-page.server.ts";
import { translate } from "../../messages/use-texts.ts";
import { type CampaignNote, campaignNotes } from "../../products/campaign-notes.server.ts";
import { ProductSection } from "../../products/product-section.tsx";
import { ProductTiles } from "../../products/product-tiles.tsx";
import { type ListedProduct, loadProducts } from "../../products/products.server.ts";
import { ShoppingNote } from "../../products/shopping-note.tsx";
import { loadSocialProof } from "../../products/social-proof.server.ts";
import { storefrontContext } from "../../request/storefront-context.ts";
import { requestLocale } from "../../request/texts-of.server.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import { RELEASES_FEED, TUTORIALS_FEED } from "../feeds/feed-paths.ts";
import { TutorialList } from "../tutorials/tutorial-list.tsx";
import { loadNewestTutorials } from "../tutorials/tutorials.server.ts";
import { entryPoints } from "./entry-points.server.ts";
import { EntryPoints } from "./entry-points.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { heroWalk } from "./hero-walk.server.ts";
import { HeroWalk } from "./hero-walk.tsx";
import { homeShelf } from "./home-shelf.server.ts";
import { homeTexts } from "./messages/index.ts";
import { shopData } from "./shop-data.ts";

export { meta } from "../../head/page-meta.ts";

const TUTORIALS_COUNT = 3;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const locale = requestLocale(args.request);
  const [products, tutorials, socialProof] = await Promise.all([
    loadProducts(context, locale),
    loadNewestTutorials(context, TUTORIALS_COUNT, locale),
    loadSocialProof(context, locale),
  ]);
  const { newest, pick, beside, free, offers, campaigns, figures } = homeShelf(products);
  const notes = campaignNotes(campaigns, locale);
  const { mediaAddress } = context.get(storefrontContext);
  const texts = homeTexts[locale];
  const heroIn = (theme: "dark" | "light") => ({
    wide: mediaAddress(`/media/hero-${theme}.svg`),
    narrow: mediaAddress(`/media/hero-narrow-${theme}.svg`),
  });
  return {
    texts,
    walk: heroWalk(products, mediaAddress, locale),
    entries: entryPoints(products, locale),
    pick: pick && {
      product: pick,
      reason:
        newest &&
        formatMessage(
          texts.pickReason,
          { version: newest.version, date: dayInWords(locale, newest.releaseDate) },
          locale,
        ),
    },
    beside,
    free,
    hero: { dark: heroIn("dark"), light: heroIn("light") },
    promotions: campaigns.flatMap(({ id }) => notes[id] ?? []),
    offers,
    tutorials,
    figures,
    socialProof,
    ...describeHome(args),
  };
}

function describeHome(args: LoaderFunctionArgs) {
  const { title, description } = homeTexts[requestLocale(args.request)];
  const { shop, shareImage } = args.context.get(storefrontContext);
  return describePage(args, {
    path: "/",
    feeds: [TUTORIALS_FEED, RELEASES_FEED],
    title,
    description,
    pictures: [shareImage],
    data: (site, { locale }) => shopData(site, shop.supportEmail, locale),
  });
}

export default function Home() {
  const { texts, hero, walk, entries, pick, beside, free, promotions, offers, tutorials, figures, socialProof } =
    useLoaderData<typeof loader>();
  const text = translate(texts);
  const playTexts = { play: texts.walkPlay, loading: texts.walkLoading, failed: texts.walkFailed };
  return (
    <>
      <section className="hero">
        <div className="hero__picture">
          <div className="hero__plot" aria-hidden="true">
            <HeroPicture {...hero} width={2400} height={1000} />
          </div>
          {walk && <HeroWalk {...walk} label={text("walkDistance")} texts={playTexts} />}
        </div>
        <div className="frame hero__text">
          <h1>{text("title")}</h1>
          <p>{text("lead")}</p>
          <p className="acts">
            <Button href="/products/guitar-cabinet-impulse-responses">{text("packs")}</Button>
            <Button href="/shop">{text("shop")}</Button>
          </p>
        </div>
      </section>
      <div className="frame">
        <EntryPoints title={text("playsTitle")} entries={entries} texts={playTexts} />
        {pick && (
          <section className="page-section">
            <div className="section-head">
              <h2>{text("pickTitle")}</h2>
            </div>
            <div className="picks">
              <Pick {...pick} />
              <ProductTiles products={beside} listName={text("pickTitle")} headingLevel={3} />
            </div>
          </section>
        )}
        <ProductSection
          title={text("offers")}
          lead={text("offersLead")}
          products={offers}
          moreHref="/sales"
          note={<Promotions promotions={promotions} />}
        />
        <ProductSection title={text("freeTitle")} lead={text("freeLead")} products={free} moreHref="/downloads">
          <div className="picks picks--even">
            {free.map((product) => (
              <Pick key={product.name} product={product} reason={null} isRow />
            ))}
          </div>
        </ProductSection>
        {tutorials.length > 0 && (
          <section className="page-section">
            <div className="section-head">
              <h2>{text("tutorials")}</h2>
              <SiteLink href="/tutorials" className="section-head__more">
                {text("allTutorials")}
              </SiteLink>
            </div>
            <TutorialList tutorials={tutorials} headingLevel={3} />
          </section>
        )}
        <section className="page-section">
          <div className="section-head">
            <h2>{text("proof")}</h2>
          </div>
          <dl className="proofs">
            <Proof figure={figures.packs} text={text("proofPacks")} />
            <Proof figure={figures.products} text={text("proofProducts")} />
            {socialProof.badges.map((badge) => (
              <Proof key={badge.text} {...badge} sample={socialProof.sample} />
            ))}
          </dl>
          <ShoppingNote {...socialProof} />
        </section>
      </div>
    </>
  );
}

interface PickProps {
  readonly product: ListedProduct & { readonly shopDesc: string };
  /** Why this one, where there is more to say than that it is the first. */
  readonly reason: string | null;
  /** The cover's small drawing beside the words. */
  readonly isRow?: boolean;
}

/** One product with what it does, and the reason why it is here. */
function Pick({ product, reason, isRow }: PickProps) {
  return (
    <article className={isRow ? "pick pick--row" : "pick"}>
      <ProductCover product={product} isDecoration isSmall={isRow} />
      <div className="pick__words">
        {reason && <p className="shop-label">{reason}</p>}
        <h3 className="text-title">
          <SiteLink href={productPath(product)}>{product.name}</SiteLink>
        </h3>
        <p>{product.shopDesc}</p>
        <PriceTag product={product} />
      </div>
    </article>
  );
}

/** The active campaigns, each with the percentage for the current viewer, and its end. */
function Promotions({ promotions }: { promotions: readonly CampaignNote[] }) {
  const isCustomer = useIsCustomer();
  if (promotions.length === 0) return null;
  return (
    <ul className="mb-5 grid gap-2">
      {promotions.map(({ visitor, customer }) => (
        <li key={visitor}>{isCustomer ? customer : visitor}</li>
      ))}
    </ul>
  );
}

function Proof({ figure, text, sample }: { figure: number | string; text: string; sample?: string | null }) {
  return (
    <div
      data-sample={sample ? "" : undefined}
      className="flex flex-col-reverse justify-end gap-2 border-l border-hairline pl-4"
    >
      <dt className="max-w-[24ch] text-small text-ink-2">
        {text}
        {sample && <span className="type-label mt-2 block text-ink-3">{sample}</span>}
      </dt>
      <dd className="font-figure text-head leading-[1] [font-stretch:var(--shop-stretch-figure)]">{figure}</dd>
    </div>
  );
}
