import { type AddressInfo, createServer } from "node:net";

/**
 * PORT=0 takes a free port before anything else, so that the shop's own origin is known from the start. Cookies, links in mails and the
 * check of every call depend on it.
 */
export async function takeFreePort<Given extends { PORT: number; HOST: string; SHOP_ORIGIN: string }>(
  settings: Given,
): Promise<Given> {
  if (settings.PORT !== 0) return settings;
  const PORT = await findFreePort(settings.HOST);
  const isDefault = settings.SHOP_ORIGIN === "http://localhost:0";
  return { ...settings, PORT, SHOP_ORIGIN: isDefault ? `http://localhost:${PORT}` : settings.SHOP_ORIGIN };
}

function findFreePort(host: string): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, host, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
