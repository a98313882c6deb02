// Loaded into the shop's process before the shop: each call of its own port moves the clock on by half a minute, so that kept pages expire.
import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";

const STEP_MS = 31_000;
const machineNowMs = Date.now;
let skippedMs = 0;
Date.now = () => machineNowMs() + skippedMs;
if (isMainThread)
  createServer((_request, response) => {
    skippedMs += STEP_MS;
    response.end();
  })
    .listen(Number(process.env.BENCH_SKIP_PORT), "127.0.0.1")
    .unref();
