import type { OwnedWithParts } from "@shop/catalog";
import { Button, DownloadIcon } from "@shop/ui";
import type { RefObject } from "react";
import { toDeskFiles } from "../../desk/desk-files.ts";
import { DownloadAll } from "../../desk/download-all.tsx";
import { FileLink } from "../../desk/file-link.tsx";
import type { DeskTextKey } from "../../desk/messages/index.ts";
import { SendToComputer } from "../../desk/send-to-computer.tsx";
import { useFileWords } from "../../desk/use-file-words.ts";
import type { Translate } from "../../messages/use-texts.ts";
import type { AccountView } from "./account-view.server.ts";

interface PurchaseActsProps {
  readonly account: Pick<AccountView, "target" | "emailAddress">;
  readonly bought: readonly OwnedWithParts[];
  /** What contains the rows of what was bought. */
  readonly list: RefObject<HTMLElement | null>;
  readonly text: Translate<DeskTextKey>;
}

/**
 * The one thing to do after a purchase: download it for this system, in one press. Where the system is unknown, the downloads are the place
 * for it; on a phone the link goes to the computer. Nothing where nothing can be downloaded.
 */
export function PurchaseActs({ account: { target, emailAddress }, bought, list, text }: PurchaseActsProps) {
  const { system, isHandheld = false } = target;
  const words = useFileWords(text);
  const products = bought.flatMap(({ product, parts }) => [product, ...parts]).filter(hasFiles);
  if (products.length === 0) return null;
  const files = products.flatMap((product) =>
    toDeskFiles(product, target, words).first.map((file) => ({ product, file })),
  );
  const [only] = files;
  return (
    <div className="purchase-head__acts">
      <SendToComputer email={emailAddress} isHandheld={isHandheld} text={text} />
      {!isHandheld && !system && (
        <Button variant="signal" href="/downloads" icon={<DownloadIcon />}>
          {text("toDownloads")}
        </Button>
      )}
      {system && files.length === 1 && only && <FileLink {...only} isSignal />}
      {system && files.length > 1 && (
        <>
          <DownloadAll list={list}>{text("all", { system: words.formatOf(system) })}</DownloadAll>
          <p className="muted">{text("allHint")}</p>
        </>
      )}
    </div>
  );
}

function hasFiles({ downloads }: OwnedWithParts["product"]): boolean {
  return downloads.length > 0;
}
