// Loaded into the shop's process before the shop: each call of its own port moves the clock on by half a minute, so that kept pages expire.
import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";

const STEP_MS = 31_000;
const machineNowMs = Date.now;
let skippedMs = 0;
Date.now = () => machineNowMs() + skippedMs;
// The shop starts processes of its own, which load this too.
if (isMainThread && !process.send)
  createServer((_request, response) => {
    skippedMs += STEP_MS;
    response.end();
  })
    .listen(Number(process.env.BENCH_SKIP_PORT), "127.0.0.1")
    .unref();
