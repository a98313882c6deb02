import { type ChildServer, type ServerPlan, startChildServer } from "./child-server.ts";

/** The shop in one process, or in so many on one database behind a proxy. Its processor time is that of the shop's processes, without the proxy's. */
export async function startShops(plan: Omit<ServerPlan, "serve">, behindProxy: number): Promise<ChildServer> {
  const shops: ChildServer[] = [];
  // One after the other: the first one migrates the database and imports the content.
  for (let count = 0; count < Math.max(1, behindProxy); count += 1) {
    shops.push(await startChildServer({ ...plan, serve: "shop" }));
  }
  const [only] = shops;
  if (behindProxy === 0 && only) return only;
  const proxy = await startChildServer({ ...plan, serve: "proxy", ports: shops.map(({ port }) => port) });
  return {
    port: proxy.port,
    cpuMs: async () => (await Promise.all(shops.map((shop) => shop.cpuMs()))).reduce((sum, ms) => sum + ms, 0),
    stop: async () => {
      await proxy.stop();
      await Promise.all(shops.map((shop) => shop.stop()));
    },
  };
}
