import { listOwned } from "@shop/catalog";
import { DownloadList, useOwned } from "@shop/catalog/react";
import { useServices } from "../../composition/services-context.ts";
import { startedDownload } from "../../products/started-download.ts";
import { SiteLink } from "../../shell/site-link.tsx";

interface OwnedDownloadsProps {
  /** Products that the page offers elsewhere. */
  readonly withoutNames: readonly string[];
}

/** Every file of what the customer owns, by platform and format. */
export function OwnedDownloads({ withoutNames }: OwnedDownloadsProps) {
  const { modal } = useServices();
  const { owned } = useOwned();
  const products = (owned ? listOwned(owned) : []).filter(
    ({ name, downloads }) => downloads.length > 0 && !withoutNames.includes(name),
  );
  return products.map((product) => (
    <section key={product.name} className="grid max-w-[60rem] gap-3 pb-5">
      <h3>
        <SiteLink href={product.path}>{product.name}</SiteLink>
      </h3>
      <DownloadList
        product={product}
        onDownload={(link, fileName) =>
          modal.set("download", {
            download: startedDownload(product, link, fileName),
          })
        }
      />
    </section>
  ));
}
