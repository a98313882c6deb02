import { productPath } from "@shop/catalog";
import { PriceTag, ProductCover } from "@shop/catalog/react";
import type { Translate } from "../../messages/use-texts.ts";
import { JumpLink } from "../../shell/jump-link.tsx";
import { SiteLink } from "../../shell/site-link.tsx";
import type { ProductDetailTextKey } from "./messages/index.ts";
import type { ProductDetail } from "./product-detail.server.ts";
import type { ShownFile, ShownRelease } from "./versions.server.ts";

interface VersionsProps {
  readonly detail: Pick<ProductDetail, "product" | "versions">;
  readonly text: Translate<ProductDetailTextKey>;
}

/** What changed in each version, beside the files with their systems and sizes, a pack's formats and the manual. Source: CAT-11. */
export function Versions({ detail, text }: VersionsProps) {
  const { product, versions } = detail;
  const { releases, files } = versions;
  if (releases.length === 0 && files.length === 0 && !product.manualUrl) return null;
  const table = <Files detail={detail} text={text} />;
  return (
    <section className="band">
      <h2 id="versions">{text("versionsTitle")}</h2>
      {releases.length > 0 ? (
        <div className="band__pair">
          <ol className="releases">
            {releases.map((release) => (
              <Release key={release.id} {...release} />
            ))}
          </ol>
          {table}
        </div>
      ) : (
        table
      )}
    </section>
  );
}

function Release({ id, version, date, day, changes, isEnglish }: ShownRelease) {
  return (
    <li id={id} className="release">
      <h3>
        <JumpLink to={id}>{version}</JumpLink>
        <time dateTime={date}>{day}</time>
      </h3>
      <ul lang={isEnglish ? "en" : undefined}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </li>
  );
}

function Files({ detail: { product, versions }, text }: VersionsProps) {
  const { files } = versions;
  return (
    <div className="version-files">
      {files.length > 0 && (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{text(product.type === "samplepack" ? "versionFormat" : "versionPlatform")}</th>
              <th scope="col">{text("versionNumber")}</th>
              <th scope="col">{text("versionDate")}</th>
              <th scope="col">{text("versionSize")}</th>
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <FileRow key={file.name} {...file} />
            ))}
          </tbody>
        </table>
      )}
      {product.manualUrl && (
        <p>
          <a className="shop-link" href={product.manualUrl}>
            {text("manual")}: {product.name}
          </a>
        </p>
      )}
    </div>
  );
}

function FileRow({ name, version, day, size }: ShownFile) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{version ?? "–"}</td>
      <td>{day ?? "–"}</td>
      <td>{size ?? "–"}</td>
    </tr>
  );
}

type BundlesProps = Pick<ProductDetail, "bundles"> & Pick<VersionsProps, "text">;

/** The bundles that contain the product, each with its price. */
export function Bundles({ bundles, text }: BundlesProps) {
  return (
    <section className="band">
      <h2>{text("partOf")}</h2>
      <ul className="part-rows">
        {bundles.map((bundle) => (
          <li key={bundle.name}>
            <ProductCover product={bundle} isSmall isDecoration />
            <span>
              <SiteLink href={productPath(bundle)}>{bundle.name}</SiteLink>
              <span className="muted">{bundle.shortDesc}</span>
            </span>
            <PriceTag product={bundle} size="small" />
          </li>
        ))}
      </ul>
    </section>
  );
}
