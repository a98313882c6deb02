import type { ReactNode } from "react";
import { ProductSection } from "../../products/product-section.tsx";
import type { afterSale } from "./after-sale.server.ts";
import type { SalesTexts } from "./messages/index.ts";
import { RunningSales } from "./running-sales.tsx";
import { SaleFigures } from "./sale-figures.tsx";
import type { ShownWindow } from "./sales.server.ts";
import { Schedule } from "./schedule.tsx";
import { StateLabel } from "./state-label.tsx";

interface SaleOverProps {
  readonly window: ShownWindow;
  readonly after: ReturnType<typeof afterSale>;
  readonly texts: SalesTexts;
  /** Says that the sale is over, and when it ended. */
  readonly head: ReactNode;
}

/** A sale's page after its window. What counts now is larger than what it took off, and is drawn below the head, as high as the panel beside it; what is reduced comes before the rest. */
export function SaleOver({ window, after, texts, head }: SaleOverProps) {
  const { running, next, schedule, reduced, others } = after;
  return (
    <div className="frame grid grid-cols-[minmax(0,1fr)] gap-y-9">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <StateLabel lamp="over">{texts.over}</StateLabel>
          {head}
          <SaleFigures window={window} texts={texts} size="title" />
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <RunningSales running={running} next={next} texts={texts} />
        </div>
        {schedule.lanes.length > 0 && (
          <div className="lg:self-end">
            <Schedule schedule={schedule} texts={texts} />
          </div>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-9">
        <ProductSection title={texts.reducedHere} products={reduced} />
        <ProductSection
          title={texts.regular}
          lead={reduced.length > 0 ? undefined : texts.regularLead}
          products={others}
        />
      </div>
    </div>
  );
}
