import assert from "node:assert/strict";
import { join } from "node:path";
import { createScriptPrefetch } from "./script_prefetch.ts";

const HEAD = '<script src="/before_hydration.js"></script>' +
  '<script src="/assets/entries/pages_index.x1.js" type="module" async></script>';

const MANIFEST = {
  "islands/Bowl.tsx": {
    file: "assets/chunks/bowl.js",
    imports: ["_shared.js"],
    dynamicImports: ["islands/Other.tsx", "ui/BowlDialog.tsx"],
  },
  "islands/Other.tsx": { file: "assets/chunks/other.js" },
  "_shared.js": { file: "assets/chunks/shared.js", dynamicImports: ["ui/Toast.tsx"] },
  "ui/BowlDialog.tsx": {
    file: "assets/chunks/dialog.js",
    imports: ["_shared.js", "_radix.js"],
    dynamicImports: ["ui/Deep.tsx", "node_modules/@simplewebauthn/browser/index.js"],
  },
  "_radix.js": { file: "assets/chunks/radix.js" },
  "ui/Toast.tsx": { file: "assets/chunks/toast.js", imports: ["_radix.js"] },
  "node_modules/@simplewebauthn/browser/index.js": { file: "assets/chunks/passkeys.js" },
  "ui/Deep.tsx": { file: "assets/chunks/deep.js" },
};

const island = (name: string) => `<cat-island replaced="" name="${name}" index="0"></cat-island>`;

Deno.test("[pages] later imports of islands are preloaded, each once, without those that are loaded already", async () => {
  const dist = await Deno.makeTempDir();
  try {
    await Deno.writeTextFile(join(dist, "assets.json"), JSON.stringify(MANIFEST));
    const named = createScriptPrefetch(join(dist, "client"))(HEAD, island("Bowl") + island("Bowl"));
    const [before, script] = named.split("</script>");
    assert.equal(before, '<script src="/before_hydration.js">');
    const [, chunks, rest] = /^<script data-prefetch="([^"]*)" (.*)>$/.exec(script!)!;
    assert.equal(rest, 'src="/assets/entries/pages_index.x1.js" type="module" async');
    assert.deepEqual(chunks!.split(" ").sort(), [
      "chunks/deep.js",
      "chunks/dialog.js",
      "chunks/radix.js",
      "chunks/toast.js",
    ]);
  } finally {
    await Deno.remove(dist, { recursive: true });
  }
});

Deno.test("[pages] a page without islands, and one in development, preloads no scripts", () => {
  assert.equal(createScriptPrefetch(undefined)(HEAD, island("Bowl")), HEAD);
  assert.equal(createScriptPrefetch("no/such/folder")(HEAD, island("Bowl")), HEAD);
  assert.equal(createScriptPrefetch(undefined)(HEAD, "<p>Text</p>"), HEAD);
});
