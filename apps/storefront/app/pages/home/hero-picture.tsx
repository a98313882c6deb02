import { useEffect, useState } from "react";
import { useTheme } from "../../shell/theme-toggle.tsx";

interface HeroDrawing {
  readonly wide: string;
  /** For where the picture is a third of its size: with larger lettering. */
  readonly narrow: string;
}

interface HeroPictureProps {
  readonly dark: HeroDrawing;
  readonly light: HeroDrawing;
  readonly width: number;
  readonly height: number;
}

/** As themes are chosen before the first paint: light for those who prefer it, dark for everyone else. */
const PREFERS_LIGHT = "(prefers-color-scheme: light)";
/** Where home.css puts the picture below the words. */
const IS_NARROW = "(max-width: 1024px)";

/**
 * The decorative picture at the head of a page, drawn for each theme. The one for the system's preferred theme is in the markup and fetched
 * at once. Visitors who chose the other theme get its picture when the page runs; until then CSS hides the first.
 */
export function HeroPicture({ dark, light, width, height }: HeroPictureProps) {
  const { theme } = useTheme();
  const prefersLight = usePrefersLight();
  const isOther = theme !== null && prefersLight !== null && prefersLight !== (theme === "light");
  const chosen = isOther && (theme === "light" ? light : dark);
  const shared = { width, height, decoding: "async" } as const;
  return (
    <>
      <picture className="hero__system-theme">
        <source media={`${IS_NARROW} and ${PREFERS_LIGHT}`} srcSet={light.narrow} />
        <source media={PREFERS_LIGHT} srcSet={light.wide} />
        <source media={IS_NARROW} srcSet={dark.narrow} />
        <img {...shared} alt="" src={dark.wide} loading="eager" fetchPriority="high" />
      </picture>
      {chosen && (
        <picture>
          <source media={IS_NARROW} srcSet={chosen.narrow} />
          <img {...shared} alt="" src={chosen.wide} />
        </picture>
      )}
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
