// Tag Manager: loads whatever its container says, here a tag of a foreign host that heeds no signal.
(() => {
  const queue = window.dataLayer;
  window.standIn = { found: queue.map((call) => (call.event ? ["event", call.event] : Array.from(call))), calls: [] };
  const act = () => {
    document.cookie = "_gcl_au=1.1.1; domain=.shop.example; path=/; max-age=7776000";
    navigator.sendBeacon("https://www.googletagmanager.com/a?id=GTM-ABC");
  };
  queue.push = (...calls) => {
    for (const [command, subject, value] of calls)
      if (command === "consent" && subject === "update") window.standIn.calls.push(`ad_storage ${value.ad_storage}`);
  };
  act();
  setInterval(act, 1000);
})();
