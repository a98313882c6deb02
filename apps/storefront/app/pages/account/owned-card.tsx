import type { OwnedProduct } from "@shop/catalog";
import { LicenceCard, type LicenceCardProps, ProductCover } from "@shop/catalog/react";
import type { MouseEvent } from "react";
import { useServices } from "../../composition/services-context.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { startedDownload } from "../../products/started-download.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { OwnedRow } from "./account-view.server.ts";
import type { AccountPageTextKey } from "./messages/index.ts";

interface OwnedCardProps extends Pick<LicenceCardProps, "labelledBy" | "headingLevel"> {
  readonly product: OwnedProduct;
  /** For the head of a card that has one. Default: none. */
  readonly picture?: OwnedRow["picture"];
  readonly text: Translate<AccountPageTextKey>;
}

/** An owned product with its licences, files and acts. A download that begins opens the dialog that thanks for it. */
export function OwnedCard({ product, picture, text, ...card }: OwnedCardProps) {
  const { modal } = useServices();
  return (
    <LicenceCard
      product={product}
      picture={picture && <ProductCover product={{ ...product, featuredMedia: picture }} isDecoration isSmall />}
      {...card}
      onDownload={(link, fileName) =>
        modal.set("download", {
          download: startedDownload(product, link, fileName),
        })
      }
      acts={hasActs(product) ? <OwnedActs product={product} text={text} /> : undefined}
    />
  );
}

function hasActs({ canBeRated, licences, type }: OwnedProduct): boolean {
  return canBeRated || (type === "plugin" && licences.length > 0);
}

/** The licence desk with the product's licence, or with the choice of them. */
function deskHref({ name, licences: [first, ...others] }: OwnedProduct): string {
  const [key, value] = first && others.length === 0 ? ["licence", first.id] : ["product", name];
  return `/account/licences?${key}=${encodeURIComponent(value)}`;
}

/** What else can be done with an owned product: rating it, and its devices. */
export function OwnedActs({ product, text }: Pick<OwnedCardProps, "product" | "text">) {
  const { modal } = useServices();
  const { name, canBeRated, ownRating, type } = product;
  const openRating = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    modal.set("rate", { rating: { product: name, before: ownRating } });
  };
  return (
    <>
      {canBeRated && (
        <SiteLink
          className="shop-link"
          href={`/rate-product?product=${encodeURIComponent(name)}`}
          aria-haspopup="dialog"
          aria-label={text(ownRating ? "ratedLabel" : "rateLabel", { product: name })}
          onClick={openRating}
        >
          {ownRating ? text("rated", { stars: ownRating.stars }) : text("rate")}
        </SiteLink>
      )}
      {type === "plugin" && (
        <SiteLink className="shop-link" href={deskHref(product)} aria-label={text("deskLabel", { product: name })}>
          {text("desk")}
        </SiteLink>
      )}
    </>
  );
}
