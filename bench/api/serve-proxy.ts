// A plain proxy in a process of its own: each request goes to the next of the shop's processes.
import { startRollingProxy } from "@shop/shop/src/testing/rolling-proxy.ts";
import { type ServerPlan, serveBench } from "./child-server.ts";

const { ports = [] } = JSON.parse(process.argv[2] ?? "{}") as ServerPlan;
const proxy = await startRollingProxy(ports);
await Promise.all(ports.map((port) => proxy.becomes(port, true)));
serveBench(Number(new URL(proxy.origin).port), () => proxy.close());
