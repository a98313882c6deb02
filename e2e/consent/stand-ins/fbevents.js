// The Meta pixel: waits for a granted consent, and holds its events back after a revoked one.
(() => {
  const queue = window.fbq.queue.map((call) => Array.from(call));
  window.standIn = { found: queue, calls: [] };
  let hasConsent = true;
  let id = "";
  const act = () => {
    if (!hasConsent || id === "") return;
    document.cookie = "_fbp=fb.1.1.1; domain=.shop.example; path=/; max-age=7776000";
    localStorage.setItem("lastExternalReferrer", "empty");
    navigator.sendBeacon(`https://www.facebook.com/tr/?id=${id}&ev=PageView`);
  };
  window.fbq = (command, value) => {
    if (command === "init") id = value;
    if (command === "track") act();
    if (command !== "consent") return;
    hasConsent = value === "grant";
    if (!hasConsent) window.standIn.calls.push("consent revoke");
  };
  for (const call of queue) window.fbq(...call);
  setInterval(act, 1000);
})();
