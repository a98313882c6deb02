// PostHog: looks up its opt-out in the storage each time. Where that is gone, its configuration decides.
(() => {
  const snippet = window.posthog;
  const [[key, config]] = snippet._i;
  const marker = `__ph_opt_in_out_${key}`;
  window.standIn = { found: [...snippet], calls: [] };
  const isOptedOut = () => {
    const stored = localStorage.getItem(marker);
    return stored === null ? config.opt_out_capturing_by_default === true : stored === "0";
  };
  const act = () => {
    if (isOptedOut()) return;
    document.cookie = `ph_${key}_posthog=1; domain=.shop.example; path=/; max-age=31536000`;
    localStorage.setItem(`ph_${key}_posthog`, "1");
    sessionStorage.setItem(`ph_${key}_window_id`, "1");
    navigator.sendBeacon(`${config.api_host}/e/`);
  };
  const instance = {
    opt_in_capturing: () => {
      localStorage.setItem(marker, "1");
      act();
    },
    opt_out_capturing: () => {
      window.standIn.calls.push("opt_out_capturing");
      localStorage.setItem(marker, "0");
    },
    stopSessionRecording: () => window.standIn.calls.push("stopSessionRecording"),
  };
  window.posthog = instance;
  for (const [method, ...values] of snippet) instance[method](...values);
  act();
  setInterval(act, 1000);
})();
