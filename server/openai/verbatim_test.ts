import assert from "node:assert/strict";
import { readLanguageBy } from "../../lib/i18n/current_language.ts";
import { translateBy } from "../../lib/i18n/translate.ts";
import { findTranslation } from "../i18n/catalogues.ts";
import { understandVerbatim } from "./verbatim.ts";

Deno.test("the receipt of an image model speaks the language of the visitor", () => {
  const meaning = () => understandVerbatim({ prompt: "eine Katze" }).understood[0]!.meaning;
  assert.equal(meaning(), "given to the image model word for word");
  readLanguageBy(() => "de");
  translateBy(findTranslation);
  try {
    assert.equal(meaning(), "dem Bildmodell Wort für Wort übergeben");
  } finally {
    readLanguageBy(() => "en");
    translateBy(() => undefined);
  }
});
