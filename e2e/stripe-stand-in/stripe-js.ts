/**
 * Served instead of Stripe's own script: opens the stand-in's page in a frame of js.stripe.com, as Stripe.js does, and shows a bank's
 * challenge over the whole page, outside of the dialog.
 */
export const STRIPE_JS = `"use strict";
window.Stripe = function Stripe(publishableKey) {
  return {
    createEmbeddedCheckoutPage: async ({ clientSecret, onComplete }) => {
      if (!publishableKey.startsWith("pk_test_")) throw new Error("Not a publishable key.");
      const frame = document.createElement("iframe");
      frame.title = "Stripe";
      frame.src = "https://js.stripe.com/embedded/" + clientSecret.split("_secret_")[0];
      frame.width = "100%";
      frame.height = "400";
      const listen = (event) => {
        if (event.source !== frame.contentWindow) return;
        if (event.data === "stand-in:complete") onComplete();
        if (event.data === "stand-in:challenge") challenge(frame);
      };
      const clear = () => { frame.remove(); window.removeEventListener("message", listen); };
      return {
        mount: (place) => { window.addEventListener("message", listen); place.append(frame); },
        unmount: clear,
        destroy: clear,
      };
    },
  };
};
window.Stripe.version = "endive";

function challenge(frame) {
  const overlay = document.createElement("div");
  overlay.style.cssText = "position:fixed;inset:20% 20% auto;z-index:2147483647;background:#fff;color:#000;padding:2rem";
  const button = document.createElement("button");
  button.textContent = "Complete authentication";
  button.onclick = () => { overlay.remove(); frame.contentWindow.postMessage("stand-in:authenticated", "*"); };
  overlay.append(button);
  document.body.append(overlay);
}
`;
