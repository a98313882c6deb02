/** One star of a rating; filled by its style. */
export function StarIcon() {
  return (
    <svg className="shop-star" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 2.8l2.75 6.1 6.65.7-4.97 4.46 1.4 6.54L12 17.25 6.17 20.6l1.4-6.54L2.6 9.6l6.65-.7z" />
    </svg>
  );
}
