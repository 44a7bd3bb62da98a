import assert from "node:assert/strict";
import { join } from "node:path";
import { scriptTranslator } from "./page_scripts.ts";

const HTML = '<link href="/assets/static/style.css"><script src="/before_hydration.js"></script>' +
  '<script src="/assets/entries/pages_index.x1.js" type="module" async></script>';

Deno.test("[languages] a page's scripts come from the folder of its language, all else stays", async () => {
  const client = await Deno.makeTempDir();
  try {
    for (const folder of ["de-x1Yz_2-4", "entries", "static"]) {
      await Deno.mkdir(join(client, "assets", folder), { recursive: true });
    }
    const translate = scriptTranslator(client);
    assert.equal(
      translate(HTML, "de"),
      HTML.replace("/assets/entries", "/assets/de-x1Yz_2-4/entries"),
    );
    assert.equal(translate(HTML, "en"), HTML);
    assert.equal(translate(HTML, "ja"), HTML);
  } finally {
    await Deno.remove(client, { recursive: true });
  }
});

Deno.test("[languages] where nothing is built, as in development, scripts stay as they are", () => {
  assert.equal(scriptTranslator(undefined)(HTML, "de"), HTML);
});
