import { useCart } from "@shop/cart/react";
import { lazy, Suspense, useEffect, useState } from "react";

const MovingParts = lazy(async () => {
  const [{ MovingParts: Part }, { createBrowserPageMotion }] = await Promise.all([
    import("./moving-parts.tsx"),
    import("../../composition/page-motion.ts"),
  ]);
  const motion = createBrowserPageMotion();
  return { default: () => <Part motion={motion} /> };
});

/** What moves is fetched with the shopper's first press or key, or for a cart that has something in it: its meter is lit. */
export function LateMotion() {
  const isFull = useCart(({ products }) => products.length > 0);
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    const act = () => setHasActed(true);
    const events = ["pointerdown", "keydown"] as const;
    for (const event of events) addEventListener(event, act, { once: true, passive: true });
    return () => {
      for (const event of events) removeEventListener(event, act);
    };
  }, []);
  return (
    (isFull || hasActed) && (
      <Suspense fallback={null}>
        <MovingParts />
      </Suspense>
    )
  );
}
