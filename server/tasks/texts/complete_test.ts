/**
 * Every language says all that English says, and nothing else.
 */
import assert from "node:assert/strict";
import { LANGUAGES } from "../../../lib/i18n/languages.ts";
import {
  missingTexts,
  readCatalogue,
  textsOfSources,
  tidied,
  TRANSLATED,
  wrongTranslations,
} from "./catalogues.ts";

const texts = await textsOfSources();

for (const language of TRANSLATED) {
  Deno.test(`[texts] every text is translated to ${LANGUAGES[language]}, with its places`, async () => {
    const catalogue = await readCatalogue(language);
    assert.deepEqual(missingTexts(texts, catalogue), {}, "run `deno task texts -- --missing`");
    assert.deepEqual(wrongTranslations(catalogue), []);
    const unused = Object.keys(catalogue).filter((text) => !Object.hasOwn(texts, text));
    assert.deepEqual(unused, [], "run `deno task texts`");
    assert.deepEqual(Object.keys(catalogue), Object.keys(tidied(texts, catalogue)), "out of order");
  });
}
