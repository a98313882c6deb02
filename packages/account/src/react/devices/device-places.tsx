export interface DevicePlacesProps {
  /** Devices that use the licence. */
  taken: number;
  /** Devices that the licence may have at once. */
  limit: number;
}

/** A licence's places as a row of lamps, lit where a device takes one. For eyes only: the words beside it say the same. */
export function DevicePlaces({ taken, limit }: DevicePlacesProps) {
  return (
    <span className="shop-places" aria-hidden="true">
      {Array.from({ length: limit }, (_, place) => place).map((place) => (
        <span key={place} data-taken={place < taken || undefined} />
      ))}
    </span>
  );
}
