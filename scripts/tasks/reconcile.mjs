// Compares every unsettled order with the payment provider, once, on the configured database, and prints what it did.
import { runNode } from "../run-node.mjs";

await runNode(["--conditions=@shop/source", "apps/shop/src/commands/reconcile-main.ts"], { NODE_ENV: "production" });
