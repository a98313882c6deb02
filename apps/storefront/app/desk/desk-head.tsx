import type { Product } from "@shop/catalog";
import { ProductCover } from "@shop/catalog/react";
import { Badge, Figure } from "@shop/ui";
import type { ReactNode } from "react";
import type { Translate } from "../messages/use-texts.ts";
import type { DeskFiles, DeskProduct } from "./desk-files.ts";
import { FileLink } from "./file-link.tsx";
import type { DeskTextKey } from "./messages/index.ts";
import "../styles/desk.css";

interface DeskHeadProps {
  readonly product: DeskProduct;
  readonly picture: Product["featuredMedia"];
  readonly files: DeskFiles;
  readonly text: Translate<DeskTextKey>;
  /** Nothing is installed on this device: that no file is offered first needs no words. */
  readonly isHandheld: boolean;
  readonly tabIndex?: number | undefined;
  /** The name, and what is said about the product below it. */
  readonly children: ReactNode;
}

/** One owned product as a row: its drawing, its name, the version owned and the current one, and the button for this system. */
export function DeskHead({ product, picture, files, text, isHandheld, tabIndex, children }: DeskHeadProps) {
  const hasFiles = files.first.length + files.others.length > 0;
  return (
    <div className="desk-head">
      <ProductCover
        product={{ name: product.name, featuredMedia: picture }}
        isDecoration
        isSmall
        className="desk-head__picture"
      />
      <div className="desk-head__what">{children}</div>
      {hasFiles && <Versions files={files} text={text} />}
      <div className="desk-head__files">
        {files.first.map((file) => (
          <FileLink key={file.href} file={file} product={product} isFirst tabIndex={tabIndex} />
        ))}
        {hasFiles && files.first.length === 0 && !isHandheld && <span className="muted">{text("noFile")}</span>}
      </div>
    </div>
  );
}

function Versions({ files, text }: Pick<DeskHeadProps, "files" | "text">) {
  const { have, current, hasUpdate, first } = files;
  const isNewer = hasUpdate && have !== null;
  return (
    <p className="desk-head__versions">
      {isNewer && (
        <>
          <span className="shop-visually-hidden">{text("have")} </span>
          <Figure size="small">{have}</Figure>
          <span aria-hidden="true"> → </span>
          <span className="shop-visually-hidden">, {text("current")} </span>
        </>
      )}
      {(current ?? first[0]?.size) && <Figure size="small">{current ?? first[0]?.size}</Figure>}
      {hasUpdate ? (
        <Badge tone="signal">{text("update")}</Badge>
      ) : (
        current && <span className="desk-head__state">{text(have ? "upToDate" : "notYet")}</span>
      )}
    </p>
  );
}
