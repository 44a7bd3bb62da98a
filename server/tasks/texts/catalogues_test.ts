import assert from "node:assert/strict";
import { missingTexts, tidied, wrongTranslations } from "./catalogues.ts";

const TEXTS = { "Make a cat": ["ui/a.tsx"], "{n} of {all}": ["ui/b.tsx"] };

Deno.test("[texts] what a catalogue lacks is listed with the places that show it", () => {
  assert.deepEqual(missingTexts(TEXTS, { "Make a cat": "Eine Katze machen" }), {
    "{n} of {all}": ["ui/b.tsx"],
  });
});

Deno.test("[texts] what no source shows any more is dropped, the rest is sorted", () => {
  const catalogue = { "{n} of {all}": "{n} von {all}", Gone: "Weg", "Make a cat": "Katze" };
  assert.equal(
    JSON.stringify(tidied(TEXTS, catalogue)),
    '{"Make a cat":"Katze","{n} of {all}":"{n} von {all}"}',
  );
});

Deno.test("[texts] empty translations, stray spaces and other places are wrong", () => {
  assert.deepEqual(
    wrongTranslations({ "{n} of {all}": "von {all}: {n}, {n}", Save: "Sichern" }),
    [],
  );
  assert.match(
    wrongTranslations({ "{n} of {all}": "{n} von" })[0]!,
    /has the places \{all\} \{n\}/,
  );
  assert.match(wrongTranslations({ Save: " " })[0]!, /empty/);
  assert.match(wrongTranslations({ Save: "Sichern " })[0]!, /space/);
});
