import { groupProducts, pickOffers, runningCampaigns } from "@shop/catalog";
import { Button } from "@shop/ui";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useIsCustomer } from "../composition/use-shopper.ts";
import { useTexts } from "../messages/use-texts.ts";
import { HeroPicture } from "../pages/hero-picture.tsx";
import { ProductSection } from "../pages/product-section.tsx";
import { shopData } from "../pages/structured-data/shop-data.ts";
import { TutorialList } from "../pages/tutorial-list.tsx";
import { type CampaignNote, campaignNotes } from "../server/campaign-notes.ts";
import { describeByTexts } from "../server/describe-page.ts";
import { loadProducts, toListed } from "../server/products.ts";
import { storefrontContext } from "../server/storefront-context.ts";
import { requestLocale } from "../server/texts-of.ts";
import { loadNewestTutorials } from "../server/tutorials.ts";
import { SiteLink } from "../shell/site-link.tsx";

export { meta } from "../pages/page-meta.ts";

const FEATURED_COUNT = 4;
const OFFERS_COUNT = 4;
const TUTORIALS_COUNT = 3;

export async function loader(args: LoaderFunctionArgs) {
  const { context } = args;
  const [products, tutorials] = await Promise.all([
    loadProducts(context),
    loadNewestTutorials(context, TUTORIALS_COUNT),
  ]);
  const { plugin, samplepack, bundle } = groupProducts(products);
  const forSale = plugin.filter(({ isForSale }) => isForSale);
  const featured = [...forSale.slice(0, 1), ...samplepack.slice(0, 2), ...bundle.slice(0, 1)].slice(0, FEATURED_COUNT);
  const campaigns = runningCampaigns(products);
  const notes = campaignNotes(campaigns, requestLocale(args.request));
  const { mediaAddress } = context.get(storefrontContext);
  return {
    hero: { dark: mediaAddress("/media/hero-dark.svg"), light: mediaAddress("/media/hero-light.svg") },
    featured: featured.map(toListed),
    promotions: campaigns.flatMap(({ id }) => notes[id] ?? []),
    offers: pickOffers(products, featured, OFFERS_COUNT).map(toListed),
    tutorials,
    figures: { packs: samplepack.length, products: products.length, free: plugin.length - forSale.length },
    ...describeHome(args),
  };
}

function describeHome(args: LoaderFunctionArgs) {
  const { supportEmail } = args.context.get(storefrontContext).shop;
  return describeByTexts(args, {
    path: "/",
    title: "homeTitle",
    description: "homeDescription",
    data: (site, { locale }) => shopData(site, supportEmail, locale),
  });
}

export default function Home() {
  const text = useTexts();
  const { hero, featured, promotions, offers, tutorials, figures } = useLoaderData<typeof loader>();
  return (
    <>
      <section className="hero">
        <div className="hero__picture" aria-hidden="true">
          <HeroPicture {...hero} width={2400} height={1000} />
        </div>
        <div className="frame hero__text">
          <h1>{text("homeTitle")}</h1>
          <p>{text("homeLead")}</p>
          <p className="acts">
            <Button variant="signal" href="/shop">
              {text("homeShop")}
            </Button>
            <Button href="/products/guitar-cabinet-impulse-responses">{text("homePacks")}</Button>
          </p>
        </div>
      </section>
      <div className="frame">
        <ProductSection title={text("homeFeatured")} products={featured} moreHref="/products" />
        <section className="page-section">
          <div className="section-head">
            <h2>{text("homeProof")}</h2>
          </div>
          <dl className="proof">
            <Proof figure={figures.packs} text={text("homeProofPacks")} />
            <Proof figure={figures.products} text={text("homeProofProducts")} />
            <Proof figure={figures.free} text={text("homeProofFree")} />
          </dl>
        </section>
        <ProductSection
          title={text("homeOffers")}
          lead={text("homeOffersLead")}
          products={offers}
          note={<Promotions promotions={promotions} />}
        />
        {tutorials.length > 0 && (
          <section className="page-section">
            <div className="section-head">
              <h2>{text("homeTutorials")}</h2>
              <SiteLink href="/tutorials" className="section-head__more">
                {text("homeAllTutorials")}
              </SiteLink>
            </div>
            <TutorialList tutorials={tutorials} headingLevel={3} />
          </section>
        )}
      </div>
    </>
  );
}

/** The active campaigns, each with the percentage for the current viewer, and its end. */
function Promotions({ promotions }: { promotions: readonly CampaignNote[] }) {
  const isCustomer = useIsCustomer();
  if (promotions.length === 0) return null;
  return (
    <ul className="promotions">
      {promotions.map(({ visitor, customer }) => (
        <li key={visitor}>{isCustomer ? customer : visitor}</li>
      ))}
    </ul>
  );
}

function Proof({ figure, text }: { figure: number; text: string }) {
  return (
    <div className="proof__item">
      <dt>{text}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
