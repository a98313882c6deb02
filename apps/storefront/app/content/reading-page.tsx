import { Fragment, type ReactNode } from "react";
import { ContentHtml } from "./content-html.tsx";
import { piecesOf } from "./pieces-of.ts";
import { TextTitle } from "./text-title.tsx";

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
  /** Below those: the headings, to jump to. */
  readonly spine?: ReactNode;
  /** Above the text. */
  readonly picture?: ReactNode;
  /** What is shown within the text, each at the end of the section of that heading; 0 is above the first. Default: nothing. */
  readonly insertions?: readonly Insertion[];
  /** Below the text. */
  readonly end?: ReactNode;
  /** Beside the text, or after it where there is no room. */
  readonly children?: ReactNode;
}

/** A long text. Wide: its title and headings on the left, what belongs to it on the right; both stay while it is read. */
export function ReadingPage({
  title,
  titleLang,
  html,
  onlyInEnglish,
  path,
  note,
  spine,
  picture,
  insertions = [],
  end,
  children,
}: ReadingPageProps) {
  return (
    // By the room that there is for the text's size: with larger text the columns become one.
    <div className="@container/text">
      <article className="frame grid grid-cols-[minmax(0,1fr)] gap-6 @wide/text:grid-cols-[minmax(0,3fr)_minmax(0,6fr)] @min-[80rem]/text:grid-cols-[minmax(0,3fr)_minmax(0,6fr)_minmax(0,3fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 @wide/text:sticky @wide/text:top-9 @wide/text:self-start">
          {path}
          <TextTitle lang={titleLang}>{title}</TextTitle>
          {note && <p className="text-small text-ink-2">{note}</p>}
          {onlyInEnglish && <p className="text-small text-ink-2">{onlyInEnglish}</p>}
          {spine}
        </div>
        <div className="@wide/text:pt-2">
          {picture && <div className="mb-5">{picture}</div>}
          {piecesOf(
            html,
            insertions.map(({ section }) => section),
          ).map(({ html: piece, section }) => (
            <Fragment key={section}>
              <ContentHtml html={piece} lang={onlyInEnglish ? "en" : undefined} className="prose max-w-measure" />
              {insertions.filter((one) => one.section === section).map(({ part }) => part)}
            </Fragment>
          ))}
          {end}
        </div>
        <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] content-start gap-6 @wide/text:col-2 @min-[80rem]/text:sticky @min-[80rem]/text:top-9 @min-[80rem]/text:col-3 @min-[80rem]/text:self-start">
          {children}
        </div>
      </article>
    </div>
  );
}
