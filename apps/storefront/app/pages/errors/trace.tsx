const TRACES = {
  /** A track that isn't there: one spike of noise on a still line. */
  missing: { signal: "M0 60 H430 L442 18 L456 104 L470 40 L482 76 L492 60 H1200", className: "stroke-signal" },
  /** A fault: a signal that runs into its ceiling and is cut flat. */
  clipped: {
    signal: "M0 60 H430 L446 20 H474 L506 100 H534 L566 20 H594 L626 100 H654 L670 60 H1200",
    className: "stroke-clip",
  },
} as const;

/** What an error page has in the place of a cover: the trace of a signal that went wrong. */
export function Trace({ of }: { readonly of: keyof typeof TRACES }) {
  const { signal, className } = TRACES[of];
  return (
    <svg
      className="h-[7.5rem] w-full fill-none stroke-2"
      viewBox="0 0 1200 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {of === "clipped" && (
        <path
          className="stroke-edge stroke-1 [stroke-dasharray:2_6] [vector-effect:non-scaling-stroke]"
          d="M0 20 H1200 M0 100 H1200"
        />
      )}
      <path className={`${className} [vector-effect:non-scaling-stroke]`} d={signal} />
    </svg>
  );
}
