import type { ExitMoves } from "../store/ports.ts";

/** The mouse and the fingers on a page. A swipe counts from where the finger touched to where it left. */
export function createPageExitMoves(page: Pick<Document, "addEventListener" | "removeEventListener">): ExitMoves {
  return {
    listen: (listener) => {
      let fromY: number | null = null;
      const move = ({ clientY }: MouseEvent) => listener({ kind: "mouse", y: clientY });
      const touch = ({ changedTouches }: TouchEvent) => {
        fromY = changedTouches[0]?.clientY ?? null;
      };
      const lift = ({ changedTouches }: TouchEvent) => {
        const toY = changedTouches[0]?.clientY;
        if (fromY !== null && toY !== undefined) listener({ kind: "swipe", fromY, toY });
        fromY = null;
      };
      page.addEventListener("mousemove", move, { passive: true });
      page.addEventListener("touchstart", touch, { passive: true });
      page.addEventListener("touchend", lift, { passive: true });
      return () => {
        page.removeEventListener("mousemove", move);
        page.removeEventListener("touchstart", touch);
        page.removeEventListener("touchend", lift);
      };
    },
  };
}
