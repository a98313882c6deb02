import type { ReactNode } from "react";
import type { Theme } from "../contrast/theme-colours.ts";
import "./foundations.css";

const THEMES: readonly Theme[] = ["dark", "light"];
const NAMES: Readonly<Record<Theme, string>> = { dark: "Dark: graphite", light: "Light: print on paper" };

/** A page of the foundations, rendered in both themes side by side. */
export function BothThemes({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: (theme: Theme) => ReactNode;
}) {
  return (
    <article className="foundations">
      <h1 className="foundations-title">{title}</h1>
      <p className="shop-text foundations-lead">{lead}</p>
      <div className="foundations-themes">
        {THEMES.map((theme) => (
          <section key={theme} className="foundations-theme" data-theme={theme} aria-label={NAMES[theme]}>
            <h2 className="shop-label foundations-theme-name">{NAMES[theme]}</h2>
            {children(theme)}
          </section>
        ))}
      </div>
    </article>
  );
}
