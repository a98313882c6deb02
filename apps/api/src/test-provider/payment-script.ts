/** Served as /test-provider/assets/payment.js. Without it every page still works as forms and links. */
export const PAYMENT_SCRIPT = `"use strict";
(() => {
  const isFramed = window.parent !== window;

  function leave(outcome, orderId, returnUrl) {
    if (!isFramed) return window.location.replace(returnUrl);
    const message = { type: "shop:payment", outcome };
    if (orderId) message.orderId = orderId;
    window.parent.postMessage(message, window.location.origin);
  }

  const done = document.querySelector("[data-outcome]");
  if (done) leave(done.dataset.outcome, done.dataset.orderId, done.dataset.returnUrl);

  for (const link of document.querySelectorAll("[data-leave]")) {
    link.addEventListener("click", (event) => {
      if (!isFramed) return;
      event.preventDefault();
      leave(link.dataset.leave, done ? done.dataset.orderId : undefined, link.href);
    });
  }

  for (const choice of document.querySelectorAll("[data-fill-number]")) {
    choice.addEventListener("click", (event) => {
      event.preventDefault();
      document.getElementById("number").value = choice.dataset.fillNumber;
      document.getElementById("expiry").value = choice.dataset.fillExpiry;
      document.getElementById("cvc").value = choice.dataset.fillCvc;
      document.querySelector(".card .button-main").focus();
    });
  }

  const forms = document.querySelectorAll("form[method=post]");
  const setBusy = (form, isBusy) => form.toggleAttribute("data-busy", isBusy);
  for (const form of forms) {
    form.addEventListener("submit", (event) => {
      if (form.hasAttribute("data-busy")) event.preventDefault();
      setBusy(form, true);
    });
  }
  window.addEventListener("pageshow", () => {
    for (const form of forms) setBusy(form, false);
  });

  const wrong = document.querySelector("[aria-invalid=true]");
  if (wrong) wrong.focus();
})();
`;
