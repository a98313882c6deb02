import { DownloadIcon } from "@shop/ui";
import { useServices } from "../composition/services-context.ts";
import type { DeskFile, DeskProduct } from "./desk-files.ts";

interface FileLinkProps {
  readonly file: DeskFile;
  /** For the dialog that thanks for the download. Default: none is opened. */
  readonly product?: DeskProduct;
  /** One of those that 'Download all' presses. Default: false. */
  readonly isFirst?: boolean;
  /** The main button of its page. It then says which product it is of. Default: false. */
  readonly isSignal?: boolean;
  readonly tabIndex?: number | undefined;
}

/** The button of one file: a plain anchor, not the router's link, because the address returns a file. */
export function FileLink({ file, product, isFirst = false, isSignal = false, tabIndex }: FileLinkProps) {
  const { modal } = useServices();
  const { href, fileName, format, text, label } = file;
  const thank = () => {
    if (!product) return;
    const { name, path, type } = product;
    modal.set("download", {
      download: { productName: name, productPath: path, fileName, url: href, kind: type, format },
    });
  };
  return (
    <a
      className="shop-button"
      data-variant={isSignal ? "signal" : "plain"}
      data-size="unit"
      data-first={isFirst ? "" : undefined}
      href={href}
      aria-label={label}
      tabIndex={tabIndex}
      onClick={thank}
    >
      <DownloadIcon />
      <span className="shop-button__label">{isSignal ? label : text}</span>
    </a>
  );
}
