import type { DownloadTarget, OwnedProduct } from "@shop/catalog";
import { CopyButton, useCatalogMessages } from "@shop/catalog/react";
import { formatMessage } from "@shop/kernel";
import { useId } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { toDeskFiles } from "../../desk/desk-files.ts";
import { DeskHead } from "../../desk/desk-head.tsx";
import type { DeskTextKey } from "../../desk/messages/index.ts";
import { useFileWords } from "../../desk/use-file-words.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { AccountPageTextKey } from "./messages/index.ts";
import { OwnedCard } from "./owned-card.tsx";

interface BoughtProductProps {
  readonly product: OwnedProduct;
  /** Of a bundle. Default: none. */
  readonly parts?: readonly OwnedProduct[];
  readonly target: DownloadTarget;
  /** It is a part of the product above it. Default: false. */
  readonly isPart?: boolean;
  readonly text: Translate<AccountPageTextKey>;
  readonly deskText: Translate<DeskTextKey>;
}

/** What was just bought: its key and the button for this system, then its parts, each with its own. More is behind each. */
export function BoughtProduct({ product, parts = [], target, isPart = false, text, deskText }: BoughtProductProps) {
  const id = useId();
  const messages = useCatalogMessages();
  const words = useFileWords(deskText);
  const products = useStore(useServices().catalog, (state) => state.products);
  const { name, path, type, licences } = product;
  const count = licences.length;
  const owner = (number: number) =>
    count > 1 ? formatMessage(messages["catalog.productNumbered"], { product: name, number, count }) : name;
  const picture = products.find((one) => one.name === name)?.featuredMedia ?? null;
  const Frame = isPart ? "section" : "article";
  const Heading = isPart ? "h4" : "h3";
  return (
    <Frame aria-labelledby={id} data-part={isPart ? "" : undefined}>
      <DeskHead
        product={product}
        picture={picture}
        files={toDeskFiles(product, target, words)}
        text={deskText}
        isHandheld={target.isHandheld ?? false}
      >
        {!isPart && <p className="shop-label">{messages[`catalog.type.${type}`]}</p>}
        <Heading id={id}>
          <SiteLink href={path}>{name}</SiteLink>
        </Heading>
        {licences.map(
          ({ id: licenceId, key }, index) =>
            key && (
              <p key={licenceId} className="desk-key">
                <code className="shop-figure">{key}</code>
                <CopyButton
                  text={key}
                  label={formatMessage(messages["catalog.copyKey"], { product: owner(index + 1) })}
                />
              </p>
            ),
        )}
      </DeskHead>
      {parts.map((part) => (
        <BoughtProduct key={part.name} product={part} target={target} isPart text={text} deskText={deskText} />
      ))}
      {parts.length === 0 && (
        <details className="desk-more">
          <summary>
            {deskText("more")}
            <span className="shop-visually-hidden">: {name}</span>
          </summary>
          <div className="desk-more__body">
            <OwnedCard product={product} labelledBy={id} isInArticle text={text} />
          </div>
        </details>
      )}
    </Frame>
  );
}
