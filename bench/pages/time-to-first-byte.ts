import { Agent, get } from "node:http";

const SAMPLES = 200;

/** Median and 99th percentile of the time to the first byte over one kept connection, with no other load. */
export async function measureFirstByte(url: string): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let index = 0; index < SAMPLES; index++) times.push(await firstByteMs(url, agent));
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(SAMPLES * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}

function firstByteMs(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    get(url, { agent, headers: { "accept-encoding": "br" } }, (response) => {
      const took = performance.now() - startedAt;
      response.resume();
      response.once("end", () => resolve(took));
    }).once("error", reject);
  });
}
