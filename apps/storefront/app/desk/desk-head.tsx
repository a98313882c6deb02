import type { Product } from "@shop/catalog";
import { ProductCover } from "@shop/catalog/react";
import { Badge, Figure } from "@shop/ui";
import type { ReactNode } from "react";
import type { Translate } from "../messages/use-texts.ts";
import type { DeskFiles, DeskProduct, DeskVersion } from "./desk-files.ts";
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
  /** In the files' place where there are none, as for a bundle or a service. Default: nothing. */
  readonly withoutFiles?: ReactNode;
  /** The licence keys, below all of it. Default: none. */
  readonly keys?: ReactNode;
  /** The name, and what is said about the product below it. */
  readonly children: ReactNode;
}

/** One owned product as a row: its drawing, its name, the version owned and the current one, and the button for this system. */
export function DeskHead({
  product,
  picture,
  files,
  text,
  isHandheld,
  tabIndex,
  withoutFiles,
  keys,
  children,
}: DeskHeadProps) {
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
        {!hasFiles && withoutFiles}
      </div>
      {keys && <div className="desk-head__keys">{keys}</div>}
    </div>
  );
}

/** Said once where it is the same for all versions, and otherwise with each. */
function Versions({ files: { versions, first }, text }: Pick<DeskHeadProps, "files" | "text">) {
  const stateOf = ({ have, current }: DeskVersion) => current && text(have ? "upToDate" : "notYet");
  const states = new Set(versions.map((version) => (version.hasUpdate ? "" : stateOf(version))));
  const [state] = states.size === 1 ? states : [null];
  return (
    <div className="desk-head__versions">
      {versions.map((version) => (
        <p key={version.label}>
          <Version version={version} size={first[0]?.size} text={text} />
          {!version.hasUpdate && states.size > 1 && <span className="desk-head__state">{stateOf(version)}</span>}
        </p>
      ))}
      {state && <p className="desk-head__state">{state}</p>}
    </div>
  );
}

interface VersionProps extends Pick<DeskHeadProps, "text"> {
  readonly version: DeskVersion;
  /** Of a file that has no version. */
  readonly size: string | null | undefined;
}

function Version({ version: { label, have, current, hasUpdate }, size, text }: VersionProps) {
  return (
    <>
      {label && <span className="desk-head__system">{label} </span>}
      {hasUpdate && have !== null && (
        <>
          <span className="shop-visually-hidden">{text("have")} </span>
          <Figure size="small">{have}</Figure>
          <span aria-hidden="true"> → </span>
          <span className="shop-visually-hidden">, {text("current")} </span>
        </>
      )}
      {(current ?? size) && <Figure size="small">{current ?? size}</Figure>}
      {hasUpdate && <Badge tone="signal">{text("update")}</Badge>}
    </>
  );
}
