import type { SocialProof } from "./social-proof.server.ts";

/** How many people are shopping, if it is stated; a sample says so. */
export function ShoppingNote({ shopping, sample }: Pick<SocialProof, "shopping" | "sample">) {
  if (shopping === null) return null;
  return (
    <p className="text-small text-ink-2" data-sample={sample ? "" : undefined}>
      {shopping}
      {sample && ` · ${sample}`}
    </p>
  );
}
