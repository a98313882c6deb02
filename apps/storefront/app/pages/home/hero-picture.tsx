import { useEffect, useState } from "react";
import { useTheme } from "../../shell/theme-toggle.tsx";

interface HeroPictureProps {
  readonly dark: string;
  readonly light: string;
  readonly width: number;
  readonly height: number;
}

/** As themes are chosen before the first paint: light for those who prefer it, dark for everyone else. */
const PREFERS_LIGHT = "(prefers-color-scheme: light)";

/**
 * The decorative picture at the head of a page, drawn for each theme. The one for the system's preferred theme is in the markup and fetched
 * at once. Visitors who chose the other theme get its picture when the page runs; until then CSS hides the first.
 */
export function HeroPicture({ dark, light, width, height }: HeroPictureProps) {
  const { theme } = useTheme();
  const prefersLight = usePrefersLight();
  const isChosen = theme !== null && prefersLight !== null && prefersLight !== (theme === "light");
  const shared = { width, height, decoding: "async" } as const;
  return (
    <>
      <picture className="hero__system-theme">
        <source media={PREFERS_LIGHT} srcSet={light} />
        <img {...shared} alt="" src={dark} loading="eager" fetchPriority="high" />
      </picture>
      {isChosen && <img {...shared} alt="" src={theme === "light" ? light : dark} />}
    </>
  );
}

/** Null until the page runs. */
function usePrefersLight(): boolean | null {
  const [prefersLight, setPrefersLight] = useState<boolean | null>(null);
  useEffect(() => {
    const query = matchMedia(PREFERS_LIGHT);
    const look = () => setPrefersLight(query.matches);
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return prefersLight;
}
