import { classNames } from "@shop/ui";

interface DrawnProps {
  paths: string;
  className?: string;
}

function Drawn({ paths, className }: DrawnProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={classNames("shop-icon", className)}>
      <path d={paths} />
    </svg>
  );
}

/** A line of speech with its level: the talkback key. */
export function ChatIcon({ className }: { className?: string }) {
  return <Drawn className={className ?? ""} paths="M3.5 4.5h17v12H11l-4.5 4v-4h-3zM8 9v3M12 7.5v6M16 9.5v2" />;
}

/** Three faders. */
export function SettingsIcon() {
  return <Drawn paths="M6 4v5M6 13v7M12 4v10M12 18v2M18 4v3M18 11v9M3.5 11h5M9.5 16h5M15.5 9h5" />;
}
