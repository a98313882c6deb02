import type { ReactNode } from "react";
import { ContentHtml } from "./content-html.tsx";

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
  /** After the text. */
  readonly children?: ReactNode;
}

/** A long text. Wide: the title as a label on the left, the text on the line where the second third of the page begins. */
export function ReadingPage({ title, titleLang, html, onlyInEnglish, path, note, picture, children }: ReadingPageProps) {
  return (
    <article className="frame grid grid-cols-[minmax(0,var(--shop-measure))] gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-[clamp(1.5rem,4vw,4rem)] lg:gap-y-3">
      {path}
      <h1 className="hyphens-auto" lang={titleLang}>
        {title}
      </h1>
      {note && <p className="text-small text-ink-2">{note}</p>}
      {onlyInEnglish && <p className="text-small text-ink-2">{onlyInEnglish}</p>}
      <div className="grid content-start gap-5 lg:col-2 lg:row-[1/span_4] lg:max-w-measure lg:pt-2">
        {picture}
        <ContentHtml html={html} lang={onlyInEnglish ? "en" : undefined} />
      </div>
      {children}
    </article>
  );
}
