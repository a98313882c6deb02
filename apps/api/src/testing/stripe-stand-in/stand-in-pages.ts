import { Hono } from "hono";
import { html } from "hono/html";
import type { StandInPayments } from "./stand-in-payments.ts";
import type { StandInSession } from "./stand-in-session.ts";

/**
 * What a browser sees of the stand-in: /c/pay/{session} is the hosted page, /embedded/{session} what its script frames. And what a
 * test does on the operator's behalf: POST /stand-in/refund/{session}.
 */
export function createStandInPages(sessions: ReadonlyMap<string, StandInSession>, payments: StandInPayments): Hono {
  const app = new Hono();
  app.get("/c/pay/:id", (c) => {
    const session = sessions.get(c.req.param("id"));
    if (session?.status !== "open") return c.html(page("This session is over", html`<p>Nothing can be paid here.</p>`));
    return c.html(page("Hosted payment", form(session)));
  });
  app.post("/c/pay/:id", async (c) => {
    const session = sessions.get(c.req.param("id"));
    const isPaid = await payments.pay(c.req.param("id"));
    return isPaid && session?.success_url ? c.redirect(session.success_url, 303) : c.redirect(c.req.path, 303);
  });
  app.get("/embedded/:id", (c) => {
    const session = sessions.get(c.req.param("id"));
    return c.html(
      page("Embedded payment", session?.status === "open" ? embeddedForm(session) : html`<p>Not open.</p>`),
    );
  });
  app.post("/embedded/:id", async (c) => {
    const isPaid = await payments.pay(c.req.param("id"));
    const word = isPaid ? "complete" : "refused";
    return c.html(page("Embedded payment", html`<script>parent.postMessage("stand-in:${word}", "*")</script>`));
  });
  app.post("/stand-in/refund/:id", async (c) => {
    await payments.refund(c.req.param("id"));
    return c.json({ refunded: true });
  });
  app.get("/stand-in/sessions", (c) => c.json([...sessions.values()]));
  return app;
}

function form(session: StandInSession) {
  return html`<form method="post"><p>${session.amount_total} ${session.currency}</p><button>Pay</button></form>`;
}

/** Paying asks for the bank's second step, which the script around this page lays over everything. */
function embeddedForm(session: StandInSession) {
  return html`${form(session)}<script>
  const form = document.querySelector("form");
  form.onsubmit = (event) => { event.preventDefault(); parent.postMessage("stand-in:challenge", "*"); };
  window.onmessage = (event) => { if (event.data === "stand-in:authenticated") form.submit(); };
  </script>`;
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
}
