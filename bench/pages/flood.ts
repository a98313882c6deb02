import autocannon from "autocannon";

const CONNECTIONS = 16;
/** Networks from the block that is kept for examples. */
const FLOODER = "203.0.113.1";
const VISITOR = "203.0.113.2";

export interface FloodFigures {
  readonly perSecond: number;
  readonly visitorP50Ms: number;
  readonly visitorP99Ms: number;
  readonly visitorRefused: number;
}

/**
 * One network asks for addresses that are all different, 16 at a time, while a visitor from another network opens one page after the
 * other. `[<id>]` in the address is another text each time; null floods nothing.
 */
export async function measureFlood(origin: string, address: string | null, seconds: number): Promise<FloodFigures> {
  const flood = address
    ? autocannon({
        url: `${origin}${address}`,
        idReplacement: true,
        connections: CONNECTIONS,
        duration: seconds + 1,
        headers: { "accept-encoding": "br", "x-forwarded-for": FLOODER },
      })
    : null;
  const visitor = await autocannon({
    url: origin,
    connections: 1,
    duration: seconds,
    requests: ["/", "/products", "/account", "/products/plugins/famicalign"].map((path) => ({ path })),
    headers: { "accept-encoding": "br", "x-forwarded-for": VISITOR },
  });
  const { latency, non2xx } = visitor;
  const flooded = await flood;
  return {
    perSecond: flooded ? flooded.requests.total / flooded.duration : 0,
    visitorP50Ms: latency.p50,
    visitorP99Ms: latency.p99,
    visitorRefused: non2xx,
  };
}
