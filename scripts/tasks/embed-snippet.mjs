// Prints what a page of another site needs for the cart and for consent: a script element with the integrity of this exact build, in each language.
import { runNode } from "../run-node.mjs";

for (const script of ["scripts/tasks/build-embed.mjs", "scripts/print-embed-snippet.mjs"])
  await runNode(["--conditions=@shop/source", script]);
