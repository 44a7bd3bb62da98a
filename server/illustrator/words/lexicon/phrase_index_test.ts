import assert from "node:assert/strict";
import { isPhraseOf, languagesOfWords } from "./dictionary_index.ts";
import { foreign, wordsIn } from "./lexicons.ts";
import { createPhraseIndex } from "./phrase_index.ts";

Deno.test("[words] an index knows phrases, their words, and how they begin", () => {
  const index = createPhraseIndex();
  index.add("pomme", 1);
  index.add("pomme de terre", 1);
  index.add("pomme de terre chaude", 2);
  assert.equal(index.withPhrase("pomme de terre"), 1);
  assert.equal(index.withPhrase("terre"), 0);
  assert.equal(index.withWord("terre"), 3);
  assert.equal(index.withWord("pomme"), 3);
  assert.equal(index.withStart("pomme"), 3);
  assert.equal(index.withStart("pomme de"), 3);
  assert.equal(index.withStart("pomme de terre"), 0);
  for (let n = 0; n < 100_000; n++) index.add(`mot ${n}`, 4);
  assert.equal(index.withPhrase("pomme de terre"), 1);
  assert.equal(index.withWord("99999"), 4);
  assert.equal(index.withPhrase("mot 100000"), 0);
});

Deno.test("[words] the index has what a dictionary has, and nothing of another one", () => {
  const languages = ["es", "fr", "ru", "vi"];
  const lexicons = languages.map((language) => foreign.get(language)!());
  const words = [...new Set(lexicons.flatMap((lexicon) => [...wordsIn(lexicon)]))];
  const haveWord = languagesOfWords(words, languages);
  languages.forEach((language, at) => {
    const { terms } = lexicons[at]!, has = wordsIn(lexicons[at]!);
    assert.deepEqual(haveWord(language), words.map((word) => has.has(word)));
    assert.deepEqual(
      words.filter((word) => isPhraseOf(word, language)),
      words.filter((word) => terms.has(word)),
    );
  });
});
