import type { Failure } from "@shop/kernel";
import { createFakeClock, createMemoryStorage } from "@shop/kernel/testing";
import { type CatalogStoreDeps, createCatalogStore } from "../store/catalog-store.ts";
import { createFakeCatalogGateway } from "./fake-catalog-gateway.ts";

/** The catalogue's store on fakes; a test sets only what matters to it. */
export function buildCatalogWorld(given: Partial<CatalogStoreDeps> = {}) {
  const gateway = createFakeCatalogGateway();
  const clock = createFakeClock();
  const storage = createMemoryStorage();
  const logged: Failure[] = [];
  const log: CatalogStoreDeps["log"] = ({ failure }) => logged.push(failure);
  const store = createCatalogStore({ gateway, clock, storage, log, ...given });
  const names = () => store.getState().products.map((product) => product.name);
  return { gateway, clock, storage, logged, store, names };
}
