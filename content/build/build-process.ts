import { ContentFault } from "./content-fault.ts";
import { type MakeOptions, makeContent } from "./make-content.ts";
import type { BuildManifest } from "./manifest.ts";

/** What the process is given, and what it says: lines as it goes, then what it made, or what is wrong in the folder. */
export type BuildOrder = Omit<MakeOptions, "log">;
export type BuildReport =
  | { kind: "line"; line: string }
  | { kind: "made"; manifest: BuildManifest }
  | { kind: "fault"; file: string; field: string; reason: string };

/** Resolves when it is sent. If nobody waits for it any more, the work ends here. */
function report(message: BuildReport): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(message, (error: Error | null) => (error ? process.exit(1) : resolve()));
  });
}

async function build(order: BuildOrder): Promise<BuildReport> {
  try {
    return { kind: "made", manifest: await makeContent({ ...order, log: (line) => report({ kind: "line", line }) }) };
  } catch (error) {
    // An error loses its class on its way to another process.
    if (!(error instanceof ContentFault)) throw error;
    const { file, field, reason } = error;
    return { kind: "fault", file, field, reason };
  }
}

process.once("message", async (order: BuildOrder) => {
  await report(await build(order));
  process.disconnect();
});
