import { useMemo } from "react";

/** The only place that may turn a text into HTML in the browser; the page's policy names it. */
const POLICY_NAME = "shop-content";

interface TrustedPolicy {
  createHTML(html: string): unknown;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): TrustedPolicy;
}

let policy: TrustedPolicy | undefined;

/** HTML of the content service, which the back end sanitised before it was stored. Never for anything a visitor typed. */
function trustContent(html: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return html;
  policy ??= factory.createPolicy(POLICY_NAME, { createHTML: (content) => content });
  // React passes the object on to innerHTML unchanged; its type only allows strings.
  return policy.createHTML(html) as string;
}

interface ContentHtmlProps {
  readonly html: string;
  readonly className?: string;
  /** Its language, if it isn't the page's. */
  readonly lang?: string | undefined;
}

export function ContentHtml({ html, className = "prose", lang }: ContentHtmlProps) {
  // Each trusted object is new content to React. A second one for the same HTML would replace all elements, and the focus and a selection
  // within them would be lost.
  const trusted = useMemo(() => trustContent(html), [html]);
  // Sanitised when it was stored, see trustContent.
  return <div className={className} lang={lang} dangerouslySetInnerHTML={{ __html: trusted }} />;
}
