import { DownloadDialog } from "@shop/catalog/react";
import type { ReactNode } from "react";
import type { StartedDownload } from "./modal-store.ts";
import { useShop } from "./use-shop.ts";

interface OpenDownloadDialogProps {
  readonly download: StartedDownload;
  readonly onClose: () => void;
  readonly footer: ReactNode;
}

/**
 * Thanks for a download that has just started. Its code comes with the dialogs' host: Firefox and WebKit cancel a pending import when a
 * download starts.
 */
export function OpenDownloadDialog({ download, onClose, footer }: OpenDownloadDialogProps) {
  const { origin } = useShop();
  return (
    <DownloadDialog
      open
      onClose={onClose}
      productName={download.productName}
      fileName={download.fileName}
      downloadUrl={download.url}
      pageAddress={`${origin}${download.productPath}`}
      footer={footer}
    />
  );
}
