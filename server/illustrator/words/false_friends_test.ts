import assert from "node:assert/strict";
import { recipeOf } from "../../../tests/support/read_description.ts";
import { parse } from "./parse.ts";

/** Common words that look like a word of another language, a form of another word, or a slip of one. */
const WORDS: Record<string, [cat: string, words: string]> = {
  de: [
    "eine schwarze Katze im Garten mit",
    "alle dort hast dies preis heute nichts für pläne bald mist wand gift kind Mann Gott",
  ],
  es: [
    "un gato negro en el jardín con",
    "tiempo linea antes consejo razón todos agua sea saber tome romper principal",
  ],
  fr: [
    "un chat noir dans le jardin avec",
    "mère parce poche cours chine pourtant porter menace courts parties sang",
  ],
  it: [
    "un gatto nero nel giardino con",
    "tempo stesso giorni casi consiglio storia salute star fatta",
  ],
  pt: [
    "um gato preto no jardim com",
    "tempo linha milhões quanto causa entrada saber boas tome lei",
  ],
  pl: ["czarny kot w ogrodzie z", "święte świecie stronie grupy razie głowy bóg brat tam"],
  nl: ["een zwarte kat in de tuin met", "hen wees rug uur jaar persoon"],
  sv: ["en svart katt i trädgården med", "för bra barn vet män hopp större"],
  en: ["a black cat in a garden with", "cases lists spins turns minutes trade sale ride"],
};

/** A bare description of each, for what all of them claim. */
const claimsOf = (text: string) => parse(text).readings.flatMap(({ claims }) => claims).length;

Deno.test("[words] common words are not taken for words of another language, or for slips", () => {
  for (const [cat, words] of Object.values(WORDS)) {
    const plain = claimsOf(cat);
    for (const word of words.split(" ")) assert.equal(claimsOf(`${cat} ${word}`), plain, word);
  }
});

/** Everyday things in seven languages, as one says them in a description. */
const THINGS: Record<string, [cat: string, words: string]> = {
  de: ["eine schwarze Katze neben", "Apfel Uhr Rabe Reh Truhe Biene Puppe Kamm Wasserkocher"],
  es: ["un gato negro junto a", "zorro manzana plato cuervo barca leña cuna osito mapa"],
  fr: ["un chat noir à côté de", "pomme ours corbeau robinet loupe poupée bûche agneau"],
  it: ["un gatto nero accanto a", "mela api corvo culla mappa agnello bambola quercia"],
  pt: ["um gato preto ao lado de", "maçã bolo corvo berço mapa boneca pombo lenha"],
  pl: ["czarny kot obok", "zegar prezent kruk traktor brzoza lalka zając"],
  ja: ["黒猫と", "時計 梯子 苺 狐 亀 手紙 灯台 カエル"],
};

Deno.test("[words] everyday things are known in the languages that people write in", () => {
  for (const [cat, words] of Object.values(THINGS)) {
    for (const word of words.split(" ")) {
      const claims = parse(`${cat} ${word}`).readings.flatMap(({ claims }) => claims);
      assert.ok(claims.some(({ slot }) => slot === "prop"), word);
    }
  }
});

/** Verbs and nouns of one language that look like another of its words: "fern" is a plant, "cucina" a kitchen. */
const OTHER_MEANINGS: [description: string, drawn: string, not: string][] = [
  ["eine Katze schaut fern", "television", "fern"],
  ["mein Kater liegt auf dem Sofa und sieht fern", "television", "fern"],
  ["eine Katze im Kochtopf", "saucepan", "stew"],
  ["um gato com uma bola de lã", "ball of yarn", "football"],
  ["un gato con una bola de lana", "ball of yarn", "football"],
  ["un gatto che cucina la pasta in una trattoria", "restaurant", "kitchen"],
  ["un gatto nella cucina la sera", "kitchen", "fried egg"],
];

Deno.test("[words] words of one language are read by what stands beside them", () => {
  for (const [description, drawn, not] of OTHER_MEANINGS) {
    const values = parse(description).readings.flatMap(({ claims }) => claims)
      .map(({ value }) => String(value));
    assert.ok(values.includes(drawn), `${description}: ${values}`);
    assert.ok(!values.includes(not), `${description}: ${values}`);
  }
});

Deno.test("[words] names of places in names of other things are no places", () => {
  const cases: [description: string, setting: string][] = [
    ["a cat eating a mars bar", "mars"],
    ["a cat eating a subway sandwich", "underground station"],
    ["a cat with a china cup", "great wall"],
    ["a cat at a garage sale", "garage"],
    ["a cat hiding in the tube", "underground train"],
    ["my cat Sydney is sleeping", "sydney"],
  ];
  for (const [description, setting] of cases) {
    assert.notEqual(recipeOf(description).setting, setting, description);
  }
});
