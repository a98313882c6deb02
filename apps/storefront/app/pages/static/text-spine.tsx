import { JumpLink } from "../../shell/jump-link.tsx";
import type { OutlineEntry } from "../product-detail/content-outline.server.ts";

interface TextSpineProps {
  readonly label: string;
  readonly outline: readonly OutlineEntry[];
}

/** The headings of a text as links: a row that scrolls on small screens, a column beside the text on wide ones. */
export function TextSpine({ label, outline }: TextSpineProps) {
  if (outline.length < 2) return null;
  return (
    <nav
      aria-label={label}
      className="flex gap-x-5 overflow-x-auto border-y border-hairline [scrollbar-width:none] @wide/text:flex-col @wide/text:overflow-visible @wide/text:border-b-0"
    >
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
    </nav>
  );
}
