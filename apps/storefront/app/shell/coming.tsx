import { Spoken, type SpokenProps, useAnnounced } from "@shop/ui";
import { useTexts } from "../messages/use-texts.ts";

const NOTICE =
  "fixed inset-x-0 top-3 z-(--shop-z-notice) mx-auto w-fit max-w-[calc(100vw-var(--shop-space-5))] border border-hairline bg-raised px-5 py-3 text-ink";

/** Shown from the press until its target has been fetched. The page's announcer says it once, whatever it waits for. */
export function Coming() {
  const text = useTexts();
  useAnnounced(text("loading"));
  return <p className={NOTICE}>{text("loading")}</p>;
}

/** The same in a part's own place. */
export function LoadingLine({ children }: { children: string }) {
  useAnnounced(children);
  return <p>{children}</p>;
}

/** Says how something ended that isn't anywhere on the page. */
export function Notice({ urgency, children }: Pick<SpokenProps, "urgency" | "children">) {
  return (
    <p className={NOTICE}>
      <Spoken urgency={urgency}>{children}</Spoken>
    </p>
  );
}

/** Shown where it couldn't be fetched. */
export function LoadFailed() {
  return <Notice urgency="alert">{useTexts()("loadFailed")}</Notice>;
}
