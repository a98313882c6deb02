import autocannon from "autocannon";

export interface PageFigures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Of one response, with its headers. */
  readonly bytes: number;
}

const CONNECTIONS = 16;

/** Asks for one page over and over: it is served from memory. */
export async function pressPage(origin: string, path: string, seconds: number): Promise<PageFigures> {
  const result = await autocannon({
    url: `${origin}${path}`,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { "accept-encoding": "br" },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} errors.`);
  return {
    perSecond: result["2xx"] / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    bytes: Math.round(result.throughput.total / result["2xx"]),
  };
}
