// The shop as an operator runs it: built, one process. `npm start` means SHOP_MODE=demo.

import { runNode } from "../run-node.mjs";
import { SHOP_ENVIRONMENT, SHOP_FLAGS, SHOP_PROGRAM } from "../shop-flags.mjs";
import { buildShop } from "./build-shop.mjs";

buildShop();
await runNode([...SHOP_FLAGS, SHOP_PROGRAM], SHOP_ENVIRONMENT);
