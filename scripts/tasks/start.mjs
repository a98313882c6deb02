// The shop as an operator runs it: built pages, one process. `npm start` means SHOP_MODE=demo.

import { runNode } from "../run-node.mjs";
import { SHOP_FLAGS } from "../shop-flags.mjs";
import { buildStorefront } from "./build-storefront.mjs";

buildStorefront();
await runNode([...SHOP_FLAGS, "apps/shop/src/main.ts"], { NODE_ENV: "production" });
