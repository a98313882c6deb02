import { type Failure, fail, ok, type Result } from "@shop/kernel";
import type { StoreApi } from "zustand/vanilla";
import type { DownloadRequest, DownloadTicket } from "../domain/downloads/download-request.ts";
import { buildLicenceMap } from "../domain/licence-map.ts";
import { type CatalogFailureCode, isCatalogFailureCode } from "../failures.ts";
import { type CatalogState, EMPTY_CATALOG_STATE } from "./catalog-state.ts";
import type { CatalogGateway, CatalogLog } from "./ports.ts";

/** The failure to show to the shopper: one that this package has a text for, otherwise the one for the whole act. */
function shopperFailure(failure: Failure, fallback: CatalogFailureCode): Failure {
  return isCatalogFailureCode(failure.code) ? failure : { code: fallback };
}

/** Loads the user's products and the links to them into the state. */
export function createOwnedLoading(
  store: StoreApi<CatalogState>,
  { gateway, log }: { readonly gateway: CatalogGateway; readonly log: CatalogLog },
) {
  /** Incremented at each logout and each new loading: an earlier response belongs to somebody else, or is older. */
  let round = 0;

  const loadOwned = async (): Promise<Result<void>> => {
    round += 1;
    const ownRound = round;
    store.setState({ ownedStatus: "loading", ownedFailure: null });
    const answer = await gateway.loadOwned();
    if (ownRound !== round) return ok(undefined);
    if (answer.isOk) {
      const owned = answer.value;
      store.setState({ owned, licenceMap: buildLicenceMap(owned), ownedStatus: "ready" });
      return ok(undefined);
    }
    log({ act: "catalog.loadOwned", failure: answer.failure });
    const failure = shopperFailure(answer.failure, "catalog.ownedUnavailable");
    store.setState({ ownedStatus: "failed", ownedFailure: failure });
    return fail(failure);
  };
  const clearOwned = () => {
    round += 1;
    const { owned, licenceMap, ownedStatus, ownedFailure, lastDownload } = EMPTY_CATALOG_STATE;
    store.setState({ owned, licenceMap, ownedStatus, ownedFailure, lastDownload });
  };
  const requestDownload = async (request: DownloadRequest): Promise<Result<DownloadTicket>> => {
    const ownRound = round;
    const answer = await gateway.requestDownload(request);
    if (answer.isOk) {
      if (ownRound === round) store.setState({ lastDownload: { product: request.product, ticket: answer.value } });
      return answer;
    }
    log({ act: "catalog.requestDownload", failure: answer.failure });
    return fail(shopperFailure(answer.failure, "catalog.downloadFailed"));
  };
  return { loadOwned, clearOwned, requestDownload };
}
