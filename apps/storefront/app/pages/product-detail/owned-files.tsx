import {
  type DownloadLink,
  downloadName,
  firstDownload,
  formatSize,
  type OwnedProduct,
  visitorSystem,
} from "@shop/catalog";
import { CopyButton, DownloadList, useCatalogMessages } from "@shop/catalog/react";
import { dayInWords, formatMessage } from "@shop/kernel";
import { DownloadIcon } from "@shop/ui";
import { useServices } from "../../composition/services-context.ts";
import { useAccountTexts } from "../../messages/use-account-texts.ts";
import { useLocale } from "../../messages/use-texts.ts";
import { startedDownload } from "../../products/started-download.ts";
import { JumpLink } from "../../shell/jump-link.tsx";
import type { ShownRelease } from "./versions.server.ts";

interface OwnedFilesProps {
  readonly product: OwnedProduct;
  readonly releases: readonly ShownRelease[];
}

/** An owned plugin or pack: the owned and the current version, the file for this system, the changes, the other files and the keys. */
export function OwnedFiles({ product, releases }: OwnedFilesProps) {
  const text = useAccountTexts();
  const { first, others, start } = useFiles(product);
  return (
    <>
      <VersionFacts link={first ?? product.downloads[0]} releases={releases} />
      {first && <FirstFile product={product} link={first} onDownload={start} />}
      {first && others.length > 0 && (
        <details className="owned-panel__others">
          <summary className="fold">{text("ownedOtherFiles")}</summary>
          <DownloadList product={{ ...product, downloads: others }} onDownload={start} />
        </details>
      )}
      {!first && <DownloadList product={product} onDownload={start} />}
      <Keys product={product} />
    </>
  );
}

interface OwnedBundleProps {
  readonly bundle: OwnedProduct;
  readonly parts: readonly OwnedProduct[];
}

/** An owned bundle: its keys, and each part in a line of its own with the file for this system. The rest of a part is behind its name. */
export function OwnedBundle({ bundle, parts }: OwnedBundleProps) {
  return (
    <>
      <Keys product={bundle} />
      <ul className="owned-panel__parts">
        {parts.map((part) => (
          <OwnedPart key={part.name} product={part} />
        ))}
      </ul>
    </>
  );
}

function OwnedPart({ product }: Pick<OwnedFilesProps, "product">) {
  const { first, others, start } = useFiles(product);
  return (
    <li>
      <details className="owned-panel__others">
        <summary className="fold">{product.name}</summary>
        <div className="owned-panel__part">
          <VersionFacts link={first ?? product.downloads[0]} releases={[]} />
          {others.length > 0 && <DownloadList product={{ ...product, downloads: others }} onDownload={start} />}
          <Keys product={product} />
        </div>
      </details>
      {first && <FirstFile product={product} link={first} onDownload={start} isPart />}
    </li>
  );
}

/** The file for this system and the others, and what starts one of them. */
function useFiles(product: OwnedProduct) {
  const { modal } = useServices();
  const start = (link: DownloadLink, fileName: string) =>
    modal.set("download", { download: startedDownload(product, link, fileName) });
  return { ...firstDownload(product, visitorSystem(navigator.userAgent, navigator.maxTouchPoints)), start };
}

interface VersionFactsProps {
  readonly link: DownloadLink | undefined;
  readonly releases: readonly ShownRelease[];
}

/** What the owner has, and what there is. A file that was never downloaded is of no version yet. */
function VersionFacts({ link, releases }: VersionFactsProps) {
  const text = useAccountTexts();
  const locale = useLocale();
  if (!link?.version) return null;
  const release = releases.find(({ version }) => version === link.version);
  return (
    <dl className="owned-panel__facts">
      <div>
        <dt>{text("ownedVersion")}</dt>
        <dd className={link.downloadedVersion ? "shop-figure" : undefined}>
          {link.downloadedVersion ?? text("ownedNotDownloaded")}
        </dd>
      </div>
      <div data-update={link.hasUpdate ? "" : undefined}>
        <dt>{text("currentVersion")}</dt>
        <dd className="owned-panel__now">
          <span className="shop-figure">{link.version}</span>
          {link.releaseDate && <span className="muted">{dayInWords(locale, link.releaseDate)}</span>}
          {link.sizeBytes !== null && <span className="muted">{formatSize(link.sizeBytes, locale)}</span>}
          {release && (
            <JumpLink className="shop-link" to={release.id}>
              {text("ownedChanges")}
            </JumpLink>
          )}
        </dd>
      </div>
    </dl>
  );
}

interface FirstFileProps {
  readonly product: OwnedProduct;
  readonly link: DownloadLink;
  readonly onDownload: (link: DownloadLink, fileName: string) => void;
  /** One of several on the page: a small button that shows the system alone. Default: false. */
  readonly isPart?: boolean;
}

/** A plain anchor, not the router's link: the address returns a file. */
function FirstFile({ product, link, onDownload, isPart = false }: FirstFileProps) {
  const messages = useCatalogMessages();
  const fileName = downloadName(product, link);
  const format = messages[`catalog.format.${link.format}`];
  return (
    <a
      className="shop-button"
      data-variant={isPart ? "plain" : "signal"}
      data-size="unit"
      data-wide={isPart ? undefined : ""}
      href={link.url}
      aria-label={isPart ? `${messages["catalog.download"]}: ${product.name}, ${format}` : undefined}
      onClick={() => onDownload(link, fileName)}
    >
      <DownloadIcon />
      <span className="shop-button__label">{isPart ? format : `${messages["catalog.download"]}: ${format}`}</span>
    </a>
  );
}

/** Every licence's key, each with its file. */
function Keys({ product: { name, licences, manualUrl } }: Pick<OwnedFilesProps, "product">) {
  const messages = useCatalogMessages();
  const of = (number: number) =>
    licences.length > 1
      ? formatMessage(messages["catalog.productNumbered"], { product: name, number, count: licences.length })
      : name;
  return (
    <dl className="owned-panel__facts">
      {licences.map(({ id, key, url }, index) => (
        <div key={id}>
          <dt>{messages[key ? "catalog.licenceKey" : "catalog.licenceId"]}</dt>
          <dd>
            <code className="shop-figure">{key ?? id}</code>
            <span className="owned-panel__acts">
              <CopyButton
                text={key ?? id}
                label={formatMessage(messages[key ? "catalog.copyKey" : "catalog.copyId"], { product: of(index + 1) })}
              />
              <a
                className="shop-link"
                href={url}
                aria-label={formatMessage(messages["catalog.downloadLicence"], { product: of(index + 1) })}
              >
                {messages["catalog.licenceFile"]}
              </a>
            </span>
          </dd>
        </div>
      ))}
      {manualUrl && (
        <div>
          <dt>{messages["catalog.manual"]}</dt>
          <dd>
            <a className="shop-link" href={manualUrl}>
              {formatMessage(messages["catalog.manualOf"], { product: name })}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
