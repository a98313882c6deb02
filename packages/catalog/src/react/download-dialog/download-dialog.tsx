"use client";
import { formatMessage } from "@shop/kernel";
import { Button, DialogFrame, VisuallyHidden } from "@shop/ui";
import type { ReactNode } from "react";
import { type ShareLink, shareLinks } from "../../domain/share-links.ts";
import { useCatalogMessages } from "../provider/use-catalog-messages.ts";

export interface DownloadDialogProps {
  open: boolean;
  onClose: () => void;
  productName: string;
  fileName: string;
  /** Where the file is fetched from. */
  downloadUrl: string;
  /** The product page's absolute address, which is shared. */
  pageAddress: string;
  /** The way to the contact dialog that every dialog has. */
  footer?: ReactNode;
}

/**
 * 'Thank You for Downloading!': a direct link for when the download doesn't start, buttons that share the product's page
 * with prepared texts, and Close. Nothing is sent to the networks before a button is clicked. Source: CAT-07.
 */
export function DownloadDialog(props: DownloadDialogProps) {
  const { open, onClose, productName, fileName, downloadUrl, pageAddress, footer } = props;
  const messages = useCatalogMessages();
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={messages["catalog.downloadTitle"]}
      description={formatMessage(messages["catalog.downloadStarts"], { file: fileName })}
      footer={footer}
    >
      <div className="shop-download-dialog">
        <p className="shop-download-dialog__direct">
          {messages["catalog.downloadDirect"]}{" "}
          <a className="shop-link shop-download-dialog__link" href={downloadUrl}>
            {fileName}
          </a>
        </p>
        <p className="shop-download-dialog__share-title shop-label">{messages["catalog.shareTitle"]}</p>
        <ul className="shop-download-dialog__share">
          {shareLinks({ address: pageAddress, productName }, messages).map((link) => (
            <li key={link.network}>
              <ShareButton link={link} />
            </li>
          ))}
        </ul>
        <Button variant="quiet" onClick={onClose}>
          {messages["catalog.close"]}
        </Button>
      </div>
    </DialogFrame>
  );
}

function ShareButton({ link }: { link: ShareLink }) {
  const messages = useCatalogMessages();
  return (
    <a
      className="shop-button"
      data-variant="plain"
      data-size="unit"
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className="shop-button__label">{messages[`catalog.shareOn.${link.network}`]}</span>
      <VisuallyHidden> ({messages["catalog.newWindow"]})</VisuallyHidden>
    </a>
  );
}
