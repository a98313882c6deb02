import { createServer } from "node:net";

/** The given number of free ports, all kept open until the last is found, so that none is returned twice. */
export async function takeFreePorts(count) {
  const probes = await Promise.all(Array.from({ length: count }, openProbe));
  const ports = probes.map((probe) => probe.address().port);
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

function openProbe() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => resolve(probe));
  });
}
