import { Button } from "@shop/ui";
import type { BetaTexts } from "./messages/index.ts";

interface NoProgrammeProps {
  readonly texts: BetaTexts;
  readonly title: string;
  readonly isUnavailable: boolean;
}

/** There is no programme, or it can't be loaded. */
export function NoProgramme({ texts, title, isUnavailable }: NoProgrammeProps) {
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-4">
      <h1>{title}</h1>
      <div className="panel grid max-w-measure justify-items-start gap-3">
        <h2>{isUnavailable ? texts.unavailableTitle : texts.noneTitle}</h2>
        <p className="text-ink-2">{isUnavailable ? texts.unavailableText : texts.noneText}</p>
        {/* The whole page again: its loader asks again for what couldn't be loaded. */}
        {isUnavailable ? (
          <form method="get">
            <Button type="submit">{texts.retry}</Button>
          </form>
        ) : (
          <Button href="/shop">{texts.toShop}</Button>
        )}
      </div>
    </div>
  );
}
