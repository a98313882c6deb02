"use client";
import { dayInWords, formatMessage } from "@shop/kernel";
import { Badge, classNames, DownloadIcon, Figure, VisuallyHidden } from "@shop/ui";
import { downloadName } from "../../domain/downloads/download-name.ts";
import { formatSize } from "../../domain/downloads/format-size.ts";
import type { DownloadLink, OwnedProduct } from "../../domain/owned-products.ts";
import { CopyButton, type CopyButtonProps } from "../copy-button/copy-button.tsx";
import { useCatalogLocale } from "../provider/catalog-provider.tsx";
import { useCatalogMessages } from "../provider/use-catalog-messages.ts";

/** So much of a checksum is enough to distinguish two files at a glance. */
const SHOWN_HEX_FIGURES = 8;

export interface DownloadListProps {
  product: Pick<OwnedProduct, "name" | "slug" | "downloads">;
  /** Called when a download was requested; the browser fetches the file by itself. */
  onDownload?: (link: DownloadLink, fileName: string) => void;
  copyText?: CopyButtonProps["copyText"];
  className?: string;
}

/** The files of an owned product, one a platform or format: version, date, size, and the checksum to compare with. */
export function DownloadList({ product, onDownload, copyText, className }: DownloadListProps) {
  const messages = useCatalogMessages();
  if (product.downloads.length === 0) {
    return <p className={classNames("shop-download-list__none", className)}>{messages["catalog.noDownloads"]}</p>;
  }
  const label = formatMessage(messages["catalog.downloadsOf"], { product: product.name });
  return (
    <ul className={classNames("shop-download-list", className)} aria-label={label}>
      {product.downloads.map((link) => (
        <DownloadRow
          key={`${link.format} ${link.url}`}
          link={link}
          fileName={downloadName(product, link)}
          onDownload={onDownload}
          copyText={copyText}
        />
      ))}
    </ul>
  );
}

interface DownloadRowProps extends Pick<DownloadListProps, "onDownload" | "copyText"> {
  link: DownloadLink;
  fileName: string;
}

function DownloadRow({ link, fileName, onDownload, copyText }: DownloadRowProps) {
  const messages = useCatalogMessages();
  const named = (key: "catalog.downloadFile" | "catalog.copyChecksum") =>
    formatMessage(messages[key], { file: fileName });
  return (
    <li className="shop-download-list__row">
      <div className="shop-download-list__what">
        <span className="shop-download-list__format">{messages[`catalog.format.${link.format}`]}</span>
        <FileFacts link={link} />
        {link.hasUpdate && <Badge tone="signal">{messages["catalog.updateAvailable"]}</Badge>}
      </div>
      {/* A plain anchor, not the router's link: the address returns a file. */}
      <a
        className="shop-button"
        data-variant="plain"
        data-size="unit"
        href={link.url}
        aria-label={named("catalog.downloadFile")}
        onClick={() => onDownload?.(link, fileName)}
      >
        <DownloadIcon />
        <span className="shop-button__label">{messages["catalog.download"]}</span>
      </a>
      {link.sha256 && (
        <details className="shop-download-list__checksum">
          <summary className="shop-download-list__summary">
            {messages["catalog.checksum"]} <Figure size="small">{link.sha256.slice(0, SHOWN_HEX_FIGURES)}…</Figure>
          </summary>
          <code className="shop-download-list__sum">{link.sha256}</code>
          <CopyButton text={link.sha256} label={named("catalog.copyChecksum")} copyText={copyText} />
        </details>
      )}
    </li>
  );
}

function FileFacts({ link }: { link: DownloadLink }) {
  const messages = useCatalogMessages();
  const locale = useCatalogLocale();
  return (
    <span className="shop-download-list__facts">
      {link.version && (
        <Figure size="small">
          <VisuallyHidden>{messages["catalog.version"]} </VisuallyHidden>
          {link.version}
        </Figure>
      )}
      {link.releaseDate && (
        <Figure size="small">
          <VisuallyHidden>{messages["catalog.released"]} </VisuallyHidden>
          <time dateTime={link.releaseDate}>{dayInWords(locale, link.releaseDate)}</time>
        </Figure>
      )}
      {link.hasUpdate && link.downloadedVersion && (
        <span className="shop-download-list__before">
          {formatMessage(messages["catalog.downloadedBefore"], { version: link.downloadedVersion })}
        </span>
      )}
      {link.sizeBytes !== null && (
        <Figure size="small">
          <VisuallyHidden>{messages["catalog.size"]} </VisuallyHidden>
          {formatSize(link.sizeBytes, locale)}
        </Figure>
      )}
    </span>
  );
}
