import assert from "node:assert/strict";
import { readLanguageBy } from "./current_language.ts";
import type { Language } from "./languages.ts";
import { numberText } from "./number_text.ts";
import { perLanguage } from "./per_language.ts";

Deno.test("[languages] values per language are made once for each language, and the reader gets theirs", () => {
  let language: Language = "en";
  readLanguageBy(() => language);
  try {
    const made: Language[] = [];
    const nameOf = perLanguage((language) => {
      made.push(language);
      return `in ${language}`;
    });
    const read = (["en", "de", "en", "de"] as const).map((reader) => {
      language = reader;
      return [nameOf(), numberText(1024)];
    });
    const english = ["in en", "1,024"];
    const german = ["in de", "1.024"];
    assert.deepEqual(read, [english, german, english, german]);
    assert.deepEqual(made, ["en", "de"]);
  } finally {
    readLanguageBy(() => "en");
  }
});
