interface ThemedPictureProps {
  readonly dark: string;
  readonly light: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The first picture of a page: fetched at once and first. All others when they come near. */
  readonly isHero?: boolean;
}

/** One picture drawn twice. Both stand in the page; CSS shows the theme's own, and the hidden one is never fetched. */
export function ThemedPicture({ dark, light, alt, width, height, isHero = false }: ThemedPictureProps) {
  const shared = { width, height, loading: "lazy", decoding: "async" } as const;
  const priority = isHero ? "high" : "auto";
  return (
    <>
      <img {...shared} alt={alt} src={dark} className="only-dark" fetchPriority={priority} />
      <img {...shared} alt={alt} src={light} className="only-light" fetchPriority={priority} />
    </>
  );
}
