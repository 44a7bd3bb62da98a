/**
 * What a page with islands needs before its first paint: buttons that are pressed too early are kept for
 * their island (`ui/islands/replayed_clicks.ts`), a bar moves while the next page is awaited, and a page that
 * was reloaded is as high as it was (`ui/generator/reserved_heights.ts`).
 */
let scriptsFailed = false;

document.addEventListener("click", (event) => {
  const island = event.target.closest?.("cat-island:not([hydrated])");
  const button = event.target.closest?.("button:not([popovertarget])");
  if (!island || !button || scriptsFailed) return;
  event.preventDefault();
  event.stopPropagation();
  button.dataset.tapped = "";
  (island.clickedEarly ??= new Set()).add(button);
}, true);

// Without scripts a form is sent as it is.
addEventListener("error", ({ target }) => {
  if (target.nodeName !== "SCRIPT") return;
  scriptsFailed = true;
  document.querySelector("button[type=submit][data-tapped]")?.form.submit();
}, true);

const root = document.documentElement;

// After the page's own listeners: what they prevent leads nowhere.
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.download) return;
  const { origin, pathname, search } = new URL(link.href, location.href);
  // An anchor of this page, a file or another site leaves nothing here to wait for.
  if (origin !== location.origin || pathname.startsWith("/api/")) return;
  if (link.hash && pathname + search === location.pathname + location.search) return;
  root.dataset.leaving = "";
});
addEventListener("submit", (event) => {
  if (!event.defaultPrevented) root.dataset.leaving = "";
});
// The browser brings a page back as it was left.
addEventListener("pageshow", () => delete root.dataset.leaving);

try {
  const { width, heights } = JSON.parse(sessionStorage.getItem("keptHeights"));
  if (width === innerWidth) {
    for (const [name, height] of Object.entries(heights)) {
      root.style.setProperty(`--kept-${name}`, `${height}px`);
    }
  }
} catch {
  // A new tab keeps nothing, and a browser may refuse its storage.
}
