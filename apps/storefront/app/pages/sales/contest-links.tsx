import { SiteLink } from "../../shell/site-link.tsx";
import type { SalesTexts } from "./messages/index.ts";
import { StateLabel } from "./state-label.tsx";

interface ContestLinksProps {
  readonly contests: ReadonlyArray<{
    readonly href: string;
    readonly title: string;
    readonly worth: string;
    readonly state: "upcoming" | "open" | "over";
  }>;
  readonly texts: SalesTexts;
}

/** The contests, each with its state, what it is worth, and the way to its page. */
export function ContestLinks({ contests, texts }: ContestLinksProps) {
  return (
    <section className="max-w-wide">
      <h2 className="mb-4">{texts.contests}</h2>
      <ul className="border-t border-edge">
        {contests.map(({ href, title, worth, state }) => (
          <li
            key={href}
            className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-5 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[9rem_1fr_auto]"
          >
            <StateLabel lamp={state}>{texts[state]}</StateLabel>
            <SiteLink href={href} className="inline-flex min-h-target items-center">
              {title}
            </SiteLink>
            <span className="text-small">{worth}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
