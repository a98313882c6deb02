// Clarity: refuses to store without consentv2. A denial while it runs stops it and starts it again without cookies a quarter of a second later.
(() => {
  const queue = window.clarity.q.map((call) => Array.from(call));
  window.standIn = { found: queue, calls: [] };
  let isActive = true;
  let isTracked = false;
  const act = () => {
    if (!isActive) return;
    if (isTracked) {
      document.cookie = "_clck=1; domain=.shop.example; path=/; max-age=31536000";
      document.cookie = "_clsk=1; domain=.shop.example; path=/; max-age=86400";
      sessionStorage.setItem("_cltk", "1");
    }
    navigator.sendBeacon("https://k.clarity.ms/collect", isTracked ? "tracked" : "cookieless");
  };
  window.clarity = (command, value) => {
    if (command === "stop") {
      window.standIn.calls.push("stop");
      isActive = false;
    }
    if (command !== "consentv2" || !isActive) return;
    if (value.analytics_Storage === "granted") isTracked = true;
    else if (isTracked) {
      isTracked = false;
      isActive = false;
      setTimeout(() => {
        isActive = true;
      }, 250);
    }
  };
  for (const call of queue) window.clarity(...call);
  act();
  setInterval(act, 1000);
})();
