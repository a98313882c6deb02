// The shop as an operator runs it: built pages, one process. `npm start` means SHOP_MODE=demo.

import { runNode } from "../run-node.mjs";
import { buildStorefront } from "./build-storefront.mjs";

buildStorefront();
await runNode(["--conditions=@shop/source", "apps/shop/src/main.ts"], { NODE_ENV: "production" });
