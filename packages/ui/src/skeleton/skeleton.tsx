import type { ReactNode } from "react";
import { Announcer, useAnnounced } from "../announcer/announcer.tsx";
import { classNames } from "../base/class-names.ts";
import { useUiMessages } from "../provider/ui-provider.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";

export interface SkeletonProps {
  /** `line` of text, `block` (a picture; as high as its container), `figure` (a price, a time), `key` (a button). Default: line. */
  shape?: "line" | "block" | "figure" | "key";
  /** Share of the width. Default: full. */
  width?: "full" | "most" | "half" | "third";
  className?: string;
}

/** The place of one thing that is still coming. Still, and silent for assistive technology: the group around it speaks. */
export function Skeleton({ shape = "line", width = "full", className }: SkeletonProps) {
  return (
    <span className={classNames("shop-skeleton", className)} data-shape={shape} data-width={width} aria-hidden="true" />
  );
}

export interface SkeletonGroupProps {
  /** A name for the loading content. Default: "Loading". */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The shape of loading content, with one word for screen readers, which the announcer says. */
export function SkeletonGroup(props: SkeletonGroupProps) {
  return (
    <Announcer>
      <Coming {...props} />
    </Announcer>
  );
}

function Coming({ label, className, children }: SkeletonGroupProps) {
  const messages = useUiMessages();
  const words = label ?? messages.loading;
  useAnnounced(words);
  return (
    <div className={classNames("shop-skeleton-group", className)}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {children}
    </div>
  );
}
