export interface LicenceKeyProps {
  value: string;
  /** It has just come: the style sheet types it in, once, unless no motion is wanted. Default: false. */
  isNew?: boolean;
}

/** A licence key. Its whole text is there from the start, for screen readers and for copying, typed in or not. */
export function LicenceKey({ value, isNew = false }: LicenceKeyProps) {
  return (
    <code className="shop-figure shop-licence-card__key" data-new={isNew ? "" : undefined}>
      {value}
    </code>
  );
}
