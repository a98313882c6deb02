import { IconButton, MoonIcon, SunIcon } from "@shop/ui";
import { useEffect, useState } from "react";
import { useServices } from "../composition/services-context.ts";
import { useTexts } from "../messages/use-texts.ts";
import { chooseTheme, shownTheme, type Theme } from "./theme.ts";

/** The theme that is shown, and a switch for it. The server can't know it: the theme is null until the page runs. */
export function useTheme(): { theme: Theme | null; isDark: boolean; toggle: () => void } {
  const { local } = useServices();
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
    const root = document.documentElement;
    const look = () => setTheme(shownTheme(root));
    look();
    const observer = new MutationObserver(look);
    observer.observe(root, { attributeFilter: ["data-theme"] });
    return () => observer.disconnect();
  }, []);
  const isDark = theme !== "light";
  const toggle = () => {
    const chosen = isDark ? "light" : "dark";
    setTheme(chosen);
    // The styles of the whole page are computed for it: the switch itself is painted first.
    requestAnimationFrame(() => setTimeout(() => chooseTheme(document.documentElement, local, chosen)));
  };
  return { theme, isDark, toggle };
}

/** A switch for the dark theme. Both icons are in the page, and CSS shows the right one. */
export function ThemeToggle() {
  const text = useTexts();
  const { isDark, toggle } = useTheme();
  return (
    <IconButton
      className="needs-scripts @max-narrow/site-header:hidden"
      label={text("darkMode")}
      pressed={isDark}
      onClick={toggle}
      icon={
        <>
          <MoonIcon className="only-dark" />
          <SunIcon className="only-light" />
        </>
      }
    />
  );
}
