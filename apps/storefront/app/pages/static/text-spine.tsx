import { JumpLink } from "../../shell/jump-link.tsx";
import type { OutlineEntry } from "../product-detail/content-outline.server.ts";
import "../../styles/text-spine.css";

interface TextSpineProps {
  readonly label: string;
  readonly outline: readonly OutlineEntry[];
}

/** The headings of a text as links: a column beside the text on wide screens, a fold on small ones. */
export function TextSpine({ label, outline }: TextSpineProps) {
  if (outline.length < 2) return null;
  return (
    <nav aria-label={label}>
      <details className="text-spine">
        <summary className="fold">{label}</summary>
        <div className="text-spine__links">
          {outline.map(({ id, title, lang }) => (
            <JumpLink
              key={id}
              to={id}
              lang={lang}
              className="flex min-h-unit flex-none items-center text-small text-ink-2 no-underline hover:text-signal focus-visible:-outline-offset-2 @wide/text:min-h-[2.25rem] @wide/text:border-b @wide/text:border-hairline @wide/text:py-2"
            >
              {title}
            </JumpLink>
          ))}
        </div>
      </details>
    </nav>
  );
}
