/** @module Has the browser keep the offline page. */

/** Registers the service worker once the page has loaded; only what is built has one. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Without it the site works as well: a browser may refuse it, e.g. in a private window.
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
}
