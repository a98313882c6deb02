interface HeroPictureProps {
  readonly dark: string;
  readonly light: string;
  readonly width: number;
  readonly height: number;
}

/** As themes are chosen before the first paint: light for those who prefer it, dark for everyone else. */
const PREFERS_LIGHT = "(prefers-color-scheme: light)";

/**
 * The decorative picture at the head of a page, drawn for each theme. The one for the system's preferred theme is fetched first and at
 * once. The other one is hidden and not fetched until a visitor chooses its theme; CSS shows one of them.
 */
export function HeroPicture({ dark, light, width, height }: HeroPictureProps) {
  const shared = { width, height, decoding: "async" } as const;
  return (
    <>
      <picture className="hero__system-theme">
        <source media={PREFERS_LIGHT} srcSet={light} />
        <img {...shared} alt="" src={dark} loading="eager" fetchPriority="high" />
      </picture>
      <picture className="hero__other-theme">
        <source media={PREFERS_LIGHT} srcSet={dark} />
        <img {...shared} alt="" src={light} loading="lazy" />
      </picture>
    </>
  );
}
