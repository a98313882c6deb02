import { listOwned } from "@shop/catalog";
import { Alert, Button } from "@shop/ui";
import { useStore } from "zustand";
import { useLaterServices, WithServices } from "../../composition/later.tsx";
import type { Translate } from "../../messages/use-texts.ts";
import { LoadingLine } from "../../shell/coming.tsx";
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
    <WithServices fallback={loading}>
      <Details {...props} />
    </WithServices>
  );
}

function Details({ slug, labelledBy, text }: OwnedDetailsProps) {
  const { catalog } = useLaterServices();
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
