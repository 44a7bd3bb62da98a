/**
 * What a page with islands needs before its first paint: buttons that are pressed too early are kept for
 * their island (`ui/islands/kept_taps.ts`), and a page that was reloaded is as high as it was
 * (`ui/generator/kept_heights.ts`).
 */
let scriptsFailed = false;

document.addEventListener("click", (event) => {
  const island = event.target.closest?.("cat-island:not([hydrated])");
  const button = event.target.closest?.("button:not([popovertarget])");
  if (!island || !button || scriptsFailed) return;
  event.preventDefault();
  event.stopPropagation();
  button.dataset.tapped = "";
  (island.keptTaps ??= new Set()).add(button);
}, true);

// Without scripts a form is sent as it is.
addEventListener("error", ({ target }) => {
  if (target.nodeName !== "SCRIPT") return;
  scriptsFailed = true;
  document.querySelector("button[type=submit][data-tapped]")?.form.submit();
}, true);

try {
  const { width, heights } = JSON.parse(sessionStorage.getItem("keptHeights"));
  if (width === innerWidth) {
    for (const [name, height] of Object.entries(heights)) {
      document.documentElement.style.setProperty(`--kept-${name}`, `${height}px`);
    }
  }
} catch {
  // A new tab keeps nothing, and a browser may refuse its storage.
}
