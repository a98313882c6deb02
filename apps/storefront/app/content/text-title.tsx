interface TextTitleProps {
  /** The language of the title, if it isn't the page's. */
  readonly lang?: string | undefined;
  readonly children: string;
}

/**
 * The title of a long text, above it or in the narrow column beside it. There German and Japanese are set smaller: their words are
 * long, and not every browser can divide them.
 */
export function TextTitle({ lang, children }: TextTitleProps) {
  return (
    <h1
      className="hyphens-auto @wide/text:[&:is(:lang(de),:lang(ja))]:text-[length:calc(0.68*var(--shop-size-head))]"
      lang={lang}
    >
      {children}
    </h1>
  );
}
