import { SiteLink } from "../../shell/site-link.tsx";
import type { ListTexts, SearchView } from "./search-view.server.ts";

interface ResultPagesProps {
  readonly pages: NonNullable<SearchView["pages"]>;
  readonly texts: ListTexts;
}

export function ResultPages({ pages: { text, previous, next }, texts }: ResultPagesProps) {
  return (
    <nav className="finder__pages" aria-label={texts.pages}>
      {previous && (
        <SiteLink href={previous} rel="prev">
          {texts.previous}
        </SiteLink>
      )}
      <span className="muted">{text}</span>
      {next && (
        <SiteLink href={next} rel="next">
          {texts.next}
        </SiteLink>
      )}
    </nav>
  );
}
