import type { SalesTexts } from "./messages/index.ts";

const LAMPS = { open: "bg-signal", upcoming: "border border-edge", over: "bg-hairline" } as const;

/** A lamp and a word: lit while it is open. */
export function StateLabel({
  state,
  texts,
}: {
  readonly state: keyof typeof LAMPS;
  readonly texts: Pick<SalesTexts, keyof typeof LAMPS>;
}) {
  return (
    <p className="type-label flex items-center gap-2 text-ink-2">
      <span className={`size-[0.625rem] rounded-small ${LAMPS[state]}`} aria-hidden="true" />
      {texts[state]}
    </p>
  );
}
