import type { SalesTexts } from "./messages/index.ts";
import type { ShownWindow } from "./sales.server.ts";

interface SaleFiguresProps {
  readonly window: Pick<ShownWindow, "percent" | "customerPercent" | "state">;
  readonly texts: SalesTexts;
  readonly size: keyof typeof SIZES;
}

const SIZES = { display: "text-display", head: "text-head", title: "text-title" } as const;

/** The two figures of a sale: for everybody, and for those who are logged in. In the signal colour only while they are charged. */
export function SaleFigures({ window, texts, size }: SaleFiguresProps) {
  const { percent, customerPercent, state } = window;
  const colour = state === "open" ? "text-signal" : "text-ink-2";
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-4">
      <Discount label={texts.everybody} percent={percent} className={`${colour} ${SIZES[size]}`} />
      {customerPercent > percent && (
        <Discount
          label={texts.withLogin}
          percent={customerPercent}
          className={`${state === "over" ? colour : "text-ink"} ${SIZES[size]}`}
        />
      )}
    </dl>
  );
}

function Discount({
  label,
  percent,
  className,
}: {
  readonly label: string;
  readonly percent: number;
  readonly className: string;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-end gap-1">
      <dt className="type-label text-ink-2">{label}</dt>
      <dd className={`shop-figure whitespace-normal leading-tight tracking-tight ${className}`}>−{percent}%</dd>
    </div>
  );
}
