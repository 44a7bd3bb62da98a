/**
 * A style has one name in everything people read: texts, their translations, documentation.
 */
import assert from "node:assert/strict";
import { STYLE_NAMES } from "../../../lib/choices.ts";
import { LANGUAGES } from "../../../lib/i18n/languages.ts";
import { readCatalogue, textsOfSources, TRANSLATED } from "./catalogues.ts";

const OTHER_SPELLING = /water[ -]?colour|water[ -]colou?r/i;

Deno.test("[texts] Watercolor has one spelling in texts and documentation", async () => {
  const texts = Object.keys(await textsOfSources());
  assert.deepEqual(texts.filter((text) => OTHER_SPELLING.test(text)), []);
  for await (const path of documents()) {
    assert.doesNotMatch(await Deno.readTextFile(path), OTHER_SPELLING, path);
  }
});

for (const language of TRANSLATED) {
  Deno.test(`[texts] each style has one name in ${LANGUAGES[language]}`, async () => {
    const catalogue = await readCatalogue(language);
    for (const name of Object.values(STYLE_NAMES)) {
      const isOfStyle = new RegExp(`\\b${name}\\b`, "i");
      const translated = catalogue[name]!.toLowerCase();
      const strange = Object.entries(catalogue).filter(([text, translation]) =>
        isOfStyle.test(text) && !translation.toLowerCase().includes(translated)
      );
      assert.deepEqual(strange, [], name);
    }
  });
}

/** Markdown files, by their paths from the root. */
async function* documents(folder = "."): AsyncIterable<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory && /^(\.|node_modules$|dist)/.test(name)) continue;
    const path = `${folder}/${name}`;
    if (isDirectory) yield* documents(path);
    else if (name.endsWith(".md")) yield path;
  }
}
