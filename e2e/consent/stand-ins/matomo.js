// Matomo: sends and stores only with consent. Forgetting it leaves a cookie that says so.
(() => {
  const queue = window._paq;
  window.standIn = { found: [...queue], calls: [] };
  let hasConsent = true;
  let tracker = "";
  const act = () => {
    if (!hasConsent || tracker === "") return;
    document.cookie = "_pk_id.7.1fff=1; path=/; max-age=33955200";
    document.cookie = "_pk_ses.7.1fff=1; path=/; max-age=1800";
    navigator.sendBeacon(`${tracker}?idsite=7&rec=1`);
  };
  const take = ([method, value]) => {
    if (method === "requireConsent") hasConsent = false;
    if (method === "setConsentGiven") {
      hasConsent = true;
      document.cookie = "mtm_consent_removed=; path=/; max-age=0";
    }
    if (method === "setTrackerUrl") tracker = value;
    if (method === "trackPageView") act();
    if (method === "forgetConsentGiven") {
      window.standIn.calls.push(method);
      hasConsent = false;
      document.cookie = "mtm_consent_removed=1; path=/; max-age=946080000";
    }
  };
  window._paq = { push: (...calls) => calls.forEach(take) };
  queue.forEach(take);
  setInterval(act, 1000);
})();
