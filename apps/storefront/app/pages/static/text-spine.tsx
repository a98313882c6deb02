import { JumpLink } from "../../shell/jump-link.tsx";
import type { OutlineEntry } from "../product-detail/content-outline.server.ts";

interface TextSpineProps {
  readonly label: string;
  readonly outline: readonly OutlineEntry[];
  /** Folded where the column has no room for it, instead of a row that scrolls. */
  readonly isFolded?: boolean;
}

const ROW = "flex gap-x-5 overflow-x-auto border-y border-hairline [scrollbar-width:none]";
const COLUMN = "@wide/text:flex-col @wide/text:overflow-visible @wide/text:border-b-0";

/** The headings of a text as links: a column beside the text on wide screens; on small ones a row that scrolls, or a fold. */
export function TextSpine({ label, outline, isFolded = false }: TextSpineProps) {
  if (outline.length < 2) return null;
  const links = outline.map(({ id, title, lang }) => (
    <JumpLink
      key={id}
      to={id}
      lang={lang}
      className="flex min-h-unit flex-none items-center text-small text-ink-2 no-underline hover:text-signal focus-visible:-outline-offset-2 @wide/text:min-h-[2.25rem] @wide/text:border-b @wide/text:border-hairline @wide/text:py-2"
    >
      {title}
    </JumpLink>
  ));
  return (
    <nav aria-label={label} className={isFolded ? undefined : `${ROW} ${COLUMN}`}>
      {isFolded ? (
        <details className="text-spine">
          <summary className="fold">{label}</summary>
          <div className="text-spine__links">{links}</div>
        </details>
      ) : (
        links
      )}
    </nav>
  );
}
