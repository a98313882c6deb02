import { Alert, Button } from "@shop/ui";
import { useEffect, useRef } from "react";
import type { BetaSaid } from "./beta-actions.server.ts";

/** What a form led to, in view: the form that was longer may be gone. */
export function Outcome({ said }: { readonly said: BetaSaid }) {
  const { isDone, text, next } = said;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (said.isDone) box.current?.scrollIntoView({ block: "nearest" });
  }, [said]);
  return (
    <div ref={box} className="scroll-mt-[8rem] scroll-mb-[8rem]">
      <Alert
        type={isDone ? "success" : "error"}
        action={
          next && (
            <Button variant="signal" href={next.href}>
              {next.label}
            </Button>
          )
        }
      >
        {text}
      </Alert>
    </div>
  );
}
