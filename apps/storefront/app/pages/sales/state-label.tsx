const LAMPS = { open: "bg-signal", upcoming: "border border-edge", over: "bg-hairline" } as const;

interface StateLabelProps {
  readonly lamp: keyof typeof LAMPS;
  readonly children: string;
}

/** A lamp and a word: lit while it is open. */
export function StateLabel({ lamp, children }: StateLabelProps) {
  return (
    <p className="type-label flex items-center gap-2 text-ink-2">
      <span className={`size-[0.625rem] rounded-small ${LAMPS[lamp]}`} aria-hidden="true" />
      {children}
    </p>
  );
}
