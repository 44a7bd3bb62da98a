/**
 * What is made of characters elsewhere costs the page of the generator no byte: no script of it imports any of it.
 */
import assert from "node:assert/strict";
import { dirname, join, normalize } from "node:path";

/** What the browser loads at "/", and in the shell around it. */
const SCRIPTS = [
  "pages/hydrate.ts",
  ...[
    "Generator",
    "RecentlyCreated",
    "RemainingGenerations",
    "AccountMenu",
    "ThemeSwitch",
    "Toaster",
  ]
    .map((island) => `islands/${island}.tsx`),
];

const ELSEWHERE =
  /kitten|stor(y|ies)[/_]|stories|memory|sticker|moving|api_key|file_offer|illustrator/i;

/** Static and dynamic imports of values; types are gone in the browser. */
const IMPORT = /(?:(?:import|export)\s+(?!type\s)[^;"]*?\bfrom\s*|import\(?\s*)"(\.[^"]+)"/g;

/** Every module that these load. */
async function loadedBy(paths: readonly string[]): Promise<string[]> {
  const root = new URL("../../", import.meta.url);
  const found = new Set(paths);
  for (const path of found) {
    const source = await Deno.readTextFile(new URL(path, root));
    for (const [, specifier] of source.matchAll(IMPORT)) {
      found.add(normalize(join(dirname(path), specifier!)));
    }
  }
  return [...found];
}

Deno.test("[generator] no script of its page is about kittens, stories, stickers or other files", async () => {
  const loaded = await loadedBy(SCRIPTS);
  assert.ok(loaded.length > 60, `${loaded.length} modules`);
  assert.deepEqual(loaded.filter((path) => ELSEWHERE.test(path)), []);
  const elsewhere = await loadedBy(["islands/StickerChoice.tsx"]);
  assert.ok(elsewhere.some((path) => ELSEWHERE.test(path)), "they are found where they are");
});
