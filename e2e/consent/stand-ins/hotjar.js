// Hotjar: records from its first moment on. Nothing stops it.
(() => {
  window.standIn = { found: [], calls: [] };
  const { hjid } = window._hjSettings;
  const act = () => {
    document.cookie = `_hjSessionUser_${hjid}=1; domain=.shop.example; path=/; max-age=31536000`;
    document.cookie = `_hjSession_${hjid}=1; domain=.shop.example; path=/; max-age=1800`;
    localStorage.setItem("_hjUserAttributes", "1");
    sessionStorage.setItem("_hjTLDTest", "1");
    navigator.sendBeacon(`https://content.hotjar.io/?site_id=${hjid}`);
  };
  act();
  setInterval(act, 1000);
})();
