import assert from "node:assert/strict";
import { parse } from "../parse.ts";
import type { OtherLanguage, Section } from "../phrasebook/phrases.ts";
import { speechOf } from "../speech/speech.ts";

/** "A cat with", before a noun. */
const CAT_WITH: Readonly<Record<OtherLanguage, string>> = {
  de: "eine Katze mit ",
  fr: "un chat avec ",
  es: "un gato con ",
  pt: "um gato com ",
  ja: "猫と",
};

const NAMES: readonly Section[] = ["thing", "worn", "character", "breed"];

/** Parts of outfits and signs that have no word of their own in English either, and homonyms of a cat's words. */
const WITHOUT_A_WORD: ReadonlySet<string> = new Set([
  "angel's halo and wings",
  "graduate's cap and gown",
  "graduate's gown",
  "king's cloak",
  "leprechaun’s coat",
  "plume",
  "queen's cloak",
  "Viking tunic",
  "zzz",
  "chain",
  "hot dog stand",
  "marching band",
  "polar parka",
  "studded jacket",
  "table tennis table",
  "himalayan",
  "ping pong bat",
  "hedge",
]);

for (const [language, cat] of Object.entries(CAT_WITH) as [OtherLanguage, string][]) {
  Deno.test(`[words] what receipts call things is understood in the same language: ${language}`, () => {
    const { phrase, grammar } = speechOf(language);
    for (const section of NAMES) {
      for (const [english, noun] of phrase.of(section)) {
        if (WITHOUT_A_WORD.has(english) || noun.includes("{")) continue;
        const description = cat + grammar.item({ noun }, "dative", "none");
        const unknown = parse(description).unknown.map(({ start, end }) =>
          description.slice(start, end)
        );
        assert.deepEqual(unknown, [], `${description} (${english})`);
      }
    }
  });
}

/** "On a ship" is a ship in Japanese, and a dentist an outfit. */
const OTHERWISE_IN_JAPANESE: ReadonlySet<string> = new Set(["on a ship", "at the dentist's"]);

for (const [language, cat] of Object.entries(CAT_WITH) as [OtherLanguage, string][]) {
  Deno.test(`[words] where receipts say that a cat is, it is read to be: ${language}`, () => {
    for (const [english, translation] of speechOf(language).phrase.of("place")) {
      if (language === "ja" && OTHERWISE_IN_JAPANESE.has(english)) continue;
      // "Un chat dans une laverie": without the "with" before a thing.
      const subject = language === "ja" ? "猫は" : cat.replace(/ (?:mit|avec|con|com) $/, " ");
      const description = subject + translation;
      const places = parse(description).readings.flatMap(({ claims }) => claims)
        .filter(({ slot }) => slot === "setting");
      assert.ok(places.length > 0, `${description} (${english})`);
    }
  });
}
