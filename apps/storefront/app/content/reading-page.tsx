import { Fragment, type ReactNode } from "react";
import { ContentHtml } from "./content-html.tsx";
import { piecesOf } from "./pieces-of.ts";

interface Insertion {
  readonly section: number;
  readonly part: ReactNode;
}

interface ReadingPageProps {
  readonly title: string;
  /** Sanitised by the back end. */
  readonly html: string;
  /** The language of the title, if it isn't the page's. */
  readonly titleLang?: string | undefined;
  /** What the page says above a text that is only in English; null for a text in the page's language. */
  readonly onlyInEnglish?: string | null;
  /** Above the title. */
  readonly path?: ReactNode;
  /** Below it: a date. */
  readonly note?: string | null;
  /** Above the text. */
  readonly picture?: ReactNode;
  /** What is shown within the text, each at the end of the section of that heading; 0 is above the first. Default: nothing. */
  readonly insertions?: readonly Insertion[];
  /** After the text. */
  readonly children?: ReactNode;
}

/** A long text. Wide: the title as a label on the left, the text on the line where the second third of the page begins. */
export function ReadingPage({
  title,
  titleLang,
  html,
  onlyInEnglish,
  path,
  note,
  picture,
  insertions = [],
  children,
}: ReadingPageProps) {
  return (
    <article className="frame grid grid-cols-[minmax(0,var(--shop-measure))] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-[clamp(1.5rem,4vw,4rem)] lg:gap-y-3">
      {path}
      <h1 className="hyphens-auto" lang={titleLang}>
        {title}
      </h1>
      {note && <p className="text-small text-ink-2">{note}</p>}
      {onlyInEnglish && <p className="text-small text-ink-2">{onlyInEnglish}</p>}
      <div className="lg:col-2 lg:row-[1/span_4] lg:pt-2">
        {picture && <div className="mb-5 lg:max-w-measure">{picture}</div>}
        {piecesOf(
          html,
          insertions.map(({ section }) => section),
        ).map(({ html: piece, section }) => (
          <Fragment key={section}>
            <ContentHtml html={piece} lang={onlyInEnglish ? "en" : undefined} className="prose lg:max-w-measure" />
            {insertions.filter((one) => one.section === section).map(({ part }) => part)}
          </Fragment>
        ))}
      </div>
      {children}
    </article>
  );
}
