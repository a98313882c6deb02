import { createServer } from "node:http";
import { createSystemClock } from "@shop/kernel";
import { createStripeStandIn } from "./create-stripe-stand-in.ts";

/**
 * The stand-in as a process of its own, for journeys in a browser: `PORT`, `SHOP_URL` (where webhooks go), and the two
 * secrets that the shop was given.
 */
const { PORT = "", SHOP_URL = "", SHOP_STRIPE_SECRET_KEY = "", SHOP_STRIPE_WEBHOOK_SECRET = "" } = process.env;

const { app } = createStripeStandIn({
  clock: createSystemClock(),
  secretKey: SHOP_STRIPE_SECRET_KEY,
  webhookSecret: SHOP_STRIPE_WEBHOOK_SECRET,
  pageOrigin: `http://localhost:${PORT}`,
  deliver: (body, headers) => fetch(`${SHOP_URL}/payments/webhook/stripe`, { method: "POST", headers, body }),
});

createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const hasBody = incoming.method !== "GET" && incoming.method !== "HEAD";
  const answer = await app.fetch(
    new Request(new URL(incoming.url ?? "/", `http://localhost:${PORT}`), {
      method: incoming.method ?? "GET",
      headers: new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
      ...(hasBody ? { body: Buffer.concat(chunks) } : {}),
    }),
  );
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}).listen(Number(PORT), "127.0.0.1");
