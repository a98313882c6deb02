// Google's tag: honours the consent signals, also without storage sends pings when consent changes, and looks for ga-disable before each.
(() => {
  const queue = window.dataLayer;
  window.standIn = { found: queue.map((call) => Array.from(call)), calls: [] };
  const granted = {};
  let id = "";
  const setCookies = () => {
    if (granted.analytics_storage !== "granted" || window[`ga-disable-${id}`]) return;
    document.cookie = "_ga=GA1.1.1; domain=.shop.example; path=/; max-age=34560000";
    document.cookie = `_ga_${id.slice(2)}=GS1.1; domain=.shop.example; path=/; max-age=34560000`;
  };
  const hit = (event) => {
    if (id === "" || window[`ga-disable-${id}`]) return;
    setCookies();
    navigator.sendBeacon(`https://region1.google-analytics.com/g/collect?v=2&tid=${id}&en=${event}`);
  };
  const take = ([command, subject, value]) => {
    if (command === "config") {
      id = subject;
      hit("page_view");
      setInterval(() => hit("user_engagement"), 1000);
    }
    if (command === "consent") {
      Object.assign(granted, value);
      if (subject === "update") {
        window.standIn.calls.push(`analytics_storage ${value.analytics_storage}`);
        hit("consent_update");
      }
    }
  };
  queue.push = (...calls) => calls.forEach(take);
  window.standIn.found.forEach(take);
})();
