"use client";
import { dayInWords, formatMessage } from "@shop/kernel";
import { classNames, type HeadingLevel, TextLink } from "@shop/ui";
import { type ReactNode, useId } from "react";
import type { Licence, OwnedProduct } from "../../domain/owned-products.ts";
import { CopyButton, type CopyButtonProps } from "../copy-button/copy-button.tsx";
import { DownloadList, type DownloadListProps } from "../download-list/download-list.tsx";
import { useCatalogLocale } from "../provider/catalog-provider.tsx";
import { useCatalogMessages } from "../provider/use-catalog-messages.ts";
import { LicenceKey } from "./licence-key.tsx";

export interface LicenceCardProps {
  product: OwnedProduct;
  /** The product's page. Default: the one that the server names. */
  href?: string;
  /** Default: 3. */
  headingLevel?: HeadingLevel;
  onDownload?: DownloadListProps["onDownload"];
  copyText?: CopyButtonProps["copyText"];
  /** The id of the element above the card that already names the product: the card then has no head and no frame of its own. */
  labelledBy?: string;
  /** The parts of a bundle, from `withParts`: each with its licences and files, since the bundle has none of its own. */
  parts?: readonly OwnedProduct[];
  /** The licences have just come: their keys are typed in, once. Default: false. */
  isNew?: boolean;
  /** A small picture of the product beside its name, hidden from screen readers. */
  picture?: ReactNode;
  /** What else can be done with the product, below its files. */
  acts?: ReactNode;
  className?: string;
}

/** A product that the user owns: every licence of it with key, date and file, and its downloads. */
export function LicenceCard(props: LicenceCardProps) {
  const {
    product,
    href,
    headingLevel = 3,
    onDownload,
    copyText,
    labelledBy,
    parts = [],
    isNew = false,
    picture,
    acts,
    className,
  } = props;
  const messages = useCatalogMessages();
  const ownId = useId();
  return (
    <article
      className={classNames("shop-licence-card", className)}
      aria-labelledby={labelledBy ?? ownId}
      data-bare={labelledBy ? "" : undefined}
      data-parts={parts.length > 0 ? "" : undefined}
    >
      {!labelledBy && <Head id={ownId} product={product} href={href} headingLevel={headingLevel} picture={picture} />}
      {product.licences.length === 0 && <p className="shop-licence-card__none">{messages["catalog.noLicence"]}</p>}
      {product.licences.map((licence, index) => (
        <LicenceFacts
          key={licence.id}
          product={product.name}
          licence={licence}
          number={index + 1}
          count={product.licences.length}
          isNew={isNew}
          copyText={copyText}
        />
      ))}
      {parts.length > 0 && (
        <div className="shop-licence-card__parts">
          {parts.map((part) => (
            <Part
              key={part.name}
              product={part}
              headingLevel={below(headingLevel)}
              isNew={isNew}
              onDownload={onDownload}
              copyText={copyText}
            />
          ))}
        </div>
      )}
      {hasFiles(product) && <DownloadList product={product} onDownload={onDownload} copyText={copyText} />}
      {(product.manualUrl || acts) && (
        <div className="shop-licence-card__acts">
          {product.manualUrl && (
            <a
              className="shop-link"
              href={product.manualUrl}
              aria-label={formatMessage(messages["catalog.manualOf"], { product: product.name })}
            >
              {messages["catalog.manual"]}
            </a>
          )}
          {acts}
        </div>
      )}
    </article>
  );
}

/** A bundle's files are those of its parts, and a service has none: "no files" is only shown for other products. */
function hasFiles({ type, downloads }: OwnedProduct): boolean {
  return downloads.length > 0 || type === "plugin" || type === "samplepack";
}

function below(level: HeadingLevel): HeadingLevel {
  return level < 4 ? ((level + 1) as HeadingLevel) : level;
}

type PartProps = Pick<LicenceCardProps, "product" | "onDownload" | "copyText"> & {
  headingLevel: HeadingLevel;
  isNew: boolean;
};

/** One product of a bundle, with its own licences and files. */
function Part({ product, headingLevel, isNew, onDownload, copyText }: PartProps) {
  const id = useId();
  return (
    <section className="shop-licence-card__part" aria-labelledby={id}>
      <Head id={id} product={product} href={undefined} headingLevel={headingLevel} />
      {product.licences.map((licence, index) => (
        <LicenceFacts
          key={licence.id}
          product={product.name}
          licence={licence}
          number={index + 1}
          count={product.licences.length}
          isNew={isNew}
          copyText={copyText}
        />
      ))}
      {hasFiles(product) && <DownloadList product={product} onDownload={onDownload} copyText={copyText} />}
    </section>
  );
}

interface HeadProps extends Pick<LicenceCardProps, "product" | "href" | "headingLevel" | "picture"> {
  id: string;
}

function Head({ id, product, href = product.path, headingLevel = 3, picture }: HeadProps) {
  const messages = useCatalogMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <header className="shop-licence-card__head">
      {picture && (
        <span className="shop-licence-card__picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <p className="shop-licence-card__type shop-label">{messages[`catalog.type.${product.type}`]}</p>
      <Heading id={id} className="shop-licence-card__name">
        <TextLink href={href}>{product.name}</TextLink>
      </Heading>
    </header>
  );
}

interface LicenceFactsProps {
  product: string;
  licence: Licence;
  number: number;
  count: number;
  isNew: boolean;
  copyText: CopyButtonProps["copyText"];
}

function LicenceFacts({ product, licence, number, count, isNew, copyText }: LicenceFactsProps) {
  const messages = useCatalogMessages();
  const locale = useCatalogLocale();
  const numbered = formatMessage(messages["catalog.licenceNumbered"], { number, count });
  const secret = licence.key ?? licence.id;
  const [keyLabel, copyLabel] = licence.key
    ? [messages["catalog.licenceKey"], messages["catalog.copyKey"]]
    : [messages["catalog.licenceId"], messages["catalog.copyId"]];
  // A page has many of these: labels of copy and download buttons include the product, and its number if there are several.
  const owner = count > 1 ? formatMessage(messages["catalog.productNumbered"], { product, number, count }) : product;
  return (
    <dl className="shop-licence-card__facts">
      {count > 1 && (
        <div className="shop-licence-card__fact">
          <dt>{messages["catalog.licence"]}</dt>
          <dd>{numbered}</dd>
        </div>
      )}
      <div className="shop-licence-card__fact">
        <dt>{messages["catalog.licenceAdded"]}</dt>
        <dd>
          <time dateTime={licence.dateAdded} className="shop-figure">
            {dayInWords(locale, licence.dateAdded)}
          </time>
        </dd>
      </div>
      <div className="shop-licence-card__fact">
        <dt>{keyLabel}</dt>
        <dd>
          <LicenceKey value={secret} isNew={isNew} />
          <CopyButton text={secret} label={formatMessage(copyLabel, { product: owner })} copyText={copyText} />
        </dd>
      </div>
      <div className="shop-licence-card__fact">
        <dt>{messages["catalog.licenceFile"]}</dt>
        <dd>
          <a
            className="shop-link"
            href={licence.url}
            aria-label={formatMessage(messages["catalog.downloadLicence"], { product: owner })}
          >
            {messages["catalog.download"]}
          </a>
        </dd>
      </div>
    </dl>
  );
}
