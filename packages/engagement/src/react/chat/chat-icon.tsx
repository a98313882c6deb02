/** A line of speech with its level: the talkback key. */
export function ChatIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className="shop-icon">
      <path d="M3.5 4.5h17v12H11l-4.5 4v-4h-3zM8 9v3M12 7.5v6M16 9.5v2" />
    </svg>
  );
}
