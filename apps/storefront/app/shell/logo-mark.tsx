/** Three ridgelines of one source at growing distance: the far field. */
export function LogoMark() {
  return (
    <svg
      className="flex-none fill-none stroke-signal stroke-[2.5] [stroke-linecap:round]"
      viewBox="0 0 44 44"
      width="36"
      height="36"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4 34 H12 C16 34 17 26 22 26 C27 26 28 34 32 34 H40" />
      <path d="M4 27 H10 C15 27 17 16 22 16 C27 16 29 27 34 27 H40" opacity="0.7" />
      <path d="M4 20 H8 C14 20 17 7 22 7 C27 7 30 20 36 20 H40" opacity="0.45" />
    </svg>
  );
}
