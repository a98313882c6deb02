import type { DownloadTarget, OwnedProduct } from "@shop/catalog";
import { CopyButton, DownloadList, LicenceKey, useCatalogMessages } from "@shop/catalog/react";
import { formatMessage } from "@shop/kernel";
import { useId } from "react";
import { useStore } from "zustand";
import { useServices } from "../../composition/services-context.ts";
import { toDeskFiles } from "../../desk/desk-files.ts";
import { DeskHead } from "../../desk/desk-head.tsx";
import type { DeskTextKey } from "../../desk/messages/index.ts";
import { useFileWords } from "../../desk/use-file-words.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { startedDownload } from "../../products/started-download.ts";
import { SiteLink } from "../../shell/site-link.tsx";
import type { AccountPageTextKey } from "./messages/index.ts";
import { OwnedActs } from "./owned-card.tsx";
import "../../styles/bought.css";

interface BoughtProductProps {
  readonly product: OwnedProduct;
  /** Of a bundle. Default: none. */
  readonly parts?: readonly OwnedProduct[];
  readonly target: DownloadTarget;
  /** It is a part of the product above it. Default: false. */
  readonly isPart?: boolean;
  /** Its keys have just come: they are typed in, once. Default: false. */
  readonly isNew?: boolean;
  readonly text: Translate<AccountPageTextKey>;
  readonly deskText: Translate<DeskTextKey>;
}

/** What was just bought: its key and the button for this system, then its parts, each with its own. More is behind each. */
export function BoughtProduct({
  product,
  parts = [],
  target,
  isPart = false,
  isNew = false,
  text,
  deskText,
}: BoughtProductProps) {
  const id = useId();
  const messages = useCatalogMessages();
  const words = useFileWords(deskText);
  const products = useStore(useServices().catalog, (state) => state.products);
  const { name, path, type, licences } = product;
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
        keys={licences.some(({ key }) => key) && <Keys product={product} isNew={isNew} />}
      >
        {!isPart && <p className="shop-label">{messages[`catalog.type.${type}`]}</p>}
        <Heading id={id}>
          <SiteLink href={path}>{name}</SiteLink>
        </Heading>
      </DeskHead>
      {parts.map((part) => (
        <BoughtProduct
          key={part.name}
          product={part}
          target={target}
          isPart
          isNew={isNew}
          text={text}
          deskText={deskText}
        />
      ))}
      {parts.length === 0 && <More product={product} text={text} deskText={deskText} />}
    </Frame>
  );
}

function Keys({ product, isNew }: Required<Pick<BoughtProductProps, "product" | "isNew">>) {
  const messages = useCatalogMessages();
  const owner = useNumbered(product);
  return product.licences.map(
    ({ id, key }, index) =>
      key && (
        <p key={id} className="desk-key">
          <LicenceKey value={key} isNew={isNew} />
          <CopyButton text={key} label={formatMessage(messages["catalog.copyKey"], { product: owner(index + 1) })} />
        </p>
      ),
  );
}

/** The product with the number of one of its licences, where it has several. */
function useNumbered({ name, licences: { length: count } }: OwnedProduct): (number: number) => string {
  const messages = useCatalogMessages();
  return (number) =>
    count > 1 ? formatMessage(messages["catalog.productNumbered"], { product: name, number, count }) : name;
}

/** All files with their checksums, the licence's own file, and what else can be done. */
function More({ product, text, deskText }: Pick<BoughtProductProps, "product" | "text" | "deskText">) {
  const messages = useCatalogMessages();
  const { modal } = useServices();
  const { name, licences, downloads, manualUrl } = product;
  const owner = useNumbered(product);
  return (
    <details className="desk-more">
      <summary className="fold">
        {deskText("more")}
        <span className="shop-visually-hidden">: {name}</span>
      </summary>
      <div className="desk-more__body">
        {downloads.length > 0 && (
          <DownloadList
            product={product}
            onDownload={(link, fileName) =>
              modal.set("download", { download: startedDownload(product, link, fileName) })
            }
          />
        )}
        <div className="desk-files">
          {licences.map(({ id, url }, index) => (
            <a
              key={id}
              className="shop-link"
              href={url}
              aria-label={formatMessage(messages["catalog.downloadLicence"], { product: owner(index + 1) })}
            >
              {messages["catalog.licenceFile"]}
            </a>
          ))}
          {manualUrl && (
            <a
              className="shop-link"
              href={manualUrl}
              aria-label={formatMessage(messages["catalog.manualOf"], { product: name })}
            >
              {messages["catalog.manual"]}
            </a>
          )}
          <OwnedActs product={product} text={text} />
        </div>
      </div>
    </details>
  );
}
