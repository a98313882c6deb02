import { SiteLink } from "../../shell/site-link.tsx";
import type { TutorialSummary } from "./tutorials.server.ts";

export type TutorialStep = Pick<TutorialSummary, "path" | "title" | "language">;

interface TutorialStepsProps {
  readonly previous: TutorialStep | null;
  readonly next: TutorialStep | null;
  readonly texts: Readonly<Record<"inCategory" | "previous" | "next", string>>;
}

/** The end of an article: the one before it and the one after it in its category. Renders nothing if there is neither. */
export function TutorialSteps({ previous, next, texts }: TutorialStepsProps) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={texts.inCategory}
      className="mt-7 grid max-w-measure grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-hairline @min-[30rem]/text:grid-cols-2"
    >
      {previous && <Step {...previous} rel="prev" name={texts.previous} />}
      {next && (
        <Step {...next} rel="next" name={texts.next} className="@min-[30rem]/text:col-2 @min-[30rem]/text:text-end" />
      )}
    </nav>
  );
}

interface StepProps extends TutorialStep {
  readonly rel: "prev" | "next";
  readonly name: string;
  readonly className?: string;
}

function Step({ path, title, language, rel, name, className = "" }: StepProps) {
  return (
    <SiteLink
      href={path}
      rel={rel}
      className={`grid min-h-unit content-start gap-1 py-4 no-underline hover:text-signal ${className}`}
    >
      <span className="type-label text-ink-2">{name}</span>
      <span lang={language}>{title}</span>
    </SiteLink>
  );
}
