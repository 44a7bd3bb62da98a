import assert from "node:assert/strict";
import { foreignWords, LANGUAGES, wordsOf } from "./languages.ts";
import { languageOf } from "./language.ts";
import { termOf } from "./term_of.ts";
import { parse } from "../parse.ts";
import { tokenise } from "./tokens.ts";

Deno.test("[languages] every word of every language means something", () => {
  for (const language of LANGUAGES) {
    for (const { word, meaning } of foreignWords(language)) {
      const phrase = tokenise(word).map(({ key }) => key).join(" ");
      assert.ok(termOf(phrase, language), `${language}: ${word} (${meaning})`);
    }
  }
});

Deno.test("[languages] no word of a language has two lines that contradict each other", () => {
  for (const language of LANGUAGES) {
    const file = new URL(`../lang/${language}.tsv`, import.meta.url);
    assert.deepEqual(contradictionsIn(Deno.readTextFileSync(file)), [], `${language}.tsv`);
  }
  assert.deepEqual(contradictionsIn("noir\tblack\nnoir\tdark"), ["noir: black, dark"]);
  assert.deepEqual(contradictionsIn("@adj\to a\nbizc\tsilly\tadj\nbizco\tcross eyed"), [
    "bizco: silly, cross eyed",
  ]);
  assert.deepEqual(contradictionsIn("@adj\ta я\nбуря\tstorm\nбур\tbrown\tadj"), []);
});

Deno.test("[languages] a language is recognised by its words", () => {
  const texts = {
    en: "a rude cat with a labor day hat sits on the sofa",
    fr: "un chat noir avec une écharpe rouge sur un toit la nuit",
    de: "eine dicke Katze mit Brille und rotem Schal auf dem Dach",
    es: "un gato negro con sombrero en la playa de noche",
    it: "un gatto nero con una sciarpa rossa nel giardino",
    pt: "um gato preto com chapéu no jardim à noite",
    ru: "рыжий кот в шляпе волшебника на луне ночью",
    ja: "黒い猫が帽子をかぶっている",
    ko: "검은 고양이가 빨간 모자를 쓰고",
    ar: "قطة سوداء ترتدي قبعة حمراء",
  };
  for (const [language, text] of Object.entries(texts)) {
    assert.equal(languageOf(tokenise(text)), language, text);
  }
});

Deno.test("[languages] a short text is of the language that has the word which English lacks", () => {
  for (const text of ["kat op de bank", "rode kat op de bank"]) {
    assert.equal(languageOf(tokenise(text)), "nl", text);
  }
  assert.equal(languageOf(tokenise("a cat with a zorple")), "en");
  assert.equal(languageOf(tokenise("kat de bank")), "en");
});

Deno.test("[languages] an English sentence keeps its own words", () => {
  const values = valuesOf("a cat on labor day beside a berg, about to chat in the salon");
  assert.deepEqual(values.filter((value) => /laboratory|mountains|living room/.test(value)), []);
  assert.ok(valuesOf("eine Katze auf dem Berg").includes("mountains"));
  assert.ok(valuesOf("un gato en el laboratorio").includes("laboratory"));
});

Deno.test("[languages] words of another language still count beside English ones", () => {
  assert.ok(valuesOf("a katze with a sombrero de bruja").includes("witch"));
  assert.ok(valuesOf("a fluffy cat with an écharpe").includes("scarf"));
});

Deno.test("[languages] a line without a meaning, or with unknown endings, is named", () => {
  assert.throws(() => [...wordsOf("# French\nchat\tcat\nnoir\n", "fr.tsv")], /fr\.tsv, line 3/);
  assert.throws(() => [...wordsOf("черн\tblack\tadjective\n", "ru.tsv")], /line 1.*adjective/);
  assert.deepEqual(
    [...wordsOf("@noun\t- а\nкот\tcat\tnoun\n", "ru.tsv")].map(({ word }) => word),
    ["кот", "кота"],
  );
});

function valuesOf(text: string): string[] {
  return parse(text).readings.flatMap(({ claims }) => claims.map(({ value }) => String(value)));
}

/**
 * Words whose later lines have no effect: the first line counts. Forms that endings make may give
 * way to a word that stands above them.
 */
function contradictionsIn(text: string): string[] {
  const lines = text.split("\n");
  const endings = lines.filter((line) => line.startsWith("@")).join("\n");
  const meanings = new Map<string, string>(), found: string[] = [];
  for (const line of lines.filter((line) => !line.startsWith("@"))) {
    const forms = [...wordsOf(`${endings}\n${line}`, "line")];
    for (const { word, meaning } of forms) {
      const first = meanings.get(word);
      const isForm = forms.length > 1 && first !== undefined;
      if (first === undefined) meanings.set(word, meaning);
      else if (first !== meaning && !(isForm && lines.includes(`${word}\t${first}`))) {
        found.push(`${word}: ${first}, ${meaning}`);
      }
    }
  }
  return found;
}
