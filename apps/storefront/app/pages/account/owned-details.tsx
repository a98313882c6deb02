import { listOwned } from "@shop/catalog";
import { Alert, Button } from "@shop/ui";
import { useStore } from "zustand";
import { useLoaded } from "../../composition/services-context.ts";
import type { Translate } from "../../messages/use-texts.ts";
import { LoadingLine } from "../../shell/coming.tsx";
import { WhenLoaded } from "../../shell/when-loaded.tsx";
import type { AccountPageTextKey } from "./messages/index.ts";
import { OwnedCard } from "./owned-card.tsx";

interface OwnedDetailsProps {
  readonly slug: string;
  readonly labelledBy: string;
  readonly text: Translate<AccountPageTextKey>;
}

/**
 * The details that a row opens. The page contains only the rows: hundreds of products with all their files would be larger than the page
 * itself.
 */
export function OwnedDetails(props: OwnedDetailsProps) {
  const loading = <LoadingLine>{props.text("loading")}</LoadingLine>;
  return (
    <WhenLoaded fallback={loading}>
      <Details {...props} />
    </WhenLoaded>
  );
}

function Details({ slug, labelledBy, text }: OwnedDetailsProps) {
  const { catalog } = useLoaded();
  const { owned, ownedStatus } = useStore(catalog);
  const product = owned && listOwned(owned).find((one) => one.slug === slug);
  if (product) return <OwnedCard product={product} labelledBy={labelledBy} text={text} />;
  if (ownedStatus === "idle" || ownedStatus === "loading") return <LoadingLine>{text("loading")}</LoadingLine>;
  return (
    <Alert
      type="error"
      title={text("detailsFailed")}
      action={<Button onClick={() => void catalog.loadOwned()}>{text("tryAgain")}</Button>}
    />
  );
}
