/** @module Writes the drawings, facts and words of things: `deno task things`. */
import { filledLines } from "../illustrator/entries/filled_lines.ts";
import { encodeDrawing } from "../illustrator/things/drawing.ts";
import { PROPS } from "../illustrator/wardrobe/props.ts";
import { readCommandLine } from "./command_line.ts";
import { compoundsOf } from "./things/compounds.ts";
import { drawings, names, plain } from "./things/packages.ts";
import { SELECTED } from "./things/selection.ts";
import { OF_GLASS, OF_ONE_COLOUR } from "./things/main_tones.ts";
import { drawingOf } from "./things/tracing.ts";
import { OWN_DRAWINGS } from "./things/own_drawings.ts";
import { OWN_WORDS } from "./things/own_words.ts";
import { SHAPED_THINGS } from "./things/shaped_things.ts";
import { readTable } from "./things/tables.ts";
import { withBody } from "./things/seated_body.ts";
import { englishWords, foreignWords } from "./things/words.ts";
import { wordNet } from "./things/wordnet.ts";

const { values: only } = readCommandLine({
  usage: `deno task things              writes the drawings and words of things
deno task things -- --words   writes their words only`,
  options: { words: { type: "boolean" } },
});

const FOLDER = new URL("../illustrator/things/", import.meta.url);

/** The languages of the vocabulary. */
const LANGUAGES =
  "en ar cs da de el es fi fr he hi hu id it ja ko nl no pl pt ro ru sv th tr uk vi zh"
    .split(" ");

/** Words for things, a column for each language. The first table that has a word for a thing decides its first name. */
const [HOUSEHOLD, ...TABLES] = [
  // Furniture and other things of the house, inflected where a preposition asks for it.
  await readTable("household_words.tsv"),
  // Everyday words.
  await readTable("everyday_words.tsv"),
  // The commonest things in the languages that the names of emoji serve least.
  await readTable("commonest_things.tsv"),
  // What people call things that Unicode names by a phrase: "红苹果" is a red apple, "苹果" an apple.
  await readTable("short_names.tsv"),
  // Everyday words in the languages that are seldom read.
  await readTable("further_languages.tsv"),
  await readTable("greek_hebrew.tsv"),
  // Things that have no emoji, in the languages that lack words for them.
  await readTable("less_common_things.tsv"),
  // Everyday things that share a shape, in the languages of receipts.
  await readTable("shaped_words.tsv"),
  // Everyday things in the languages of Asia, most of which no emoji names.
  await readTable("asian_languages.tsv"),
  // Everyday things without an emoji in Dutch and Slavic languages.
  await readTable("dutch_and_slavic_words.tsv"),
  // The same in Swedish and Ukrainian.
  await readTable("swedish_ukrainian.tsv"),
  // The things drawn last, in the languages that receipts do not speak.
  await readTable("newer_things.tsv"),
  // What people who speak Romance languages call things besides their first names.
  await readTable("romance_words.tsv"),
  // Names of emoji in the languages that Emojibase lacks, from Unicode CLDR 47.
  await readTable("cldr_words.tsv"),
];

const bodyOf = await drawings();
const net = await wordNet();
const DRAWN_HERE = [...OWN_DRAWINGS, ...SHAPED_THINGS];
const own = new Map(DRAWN_HERE.map(({ name, svg }) => [name, svg]));
const named = [
  ...SELECTED.filter(({ emoji, name }) => bodyOf(emoji) && !own.has(name) || name in PROPS),
  ...DRAWN_HERE,
];
const things = named.filter(({ name }) => !(name in PROPS));

await write(
  "data/things.tsv",
  things.map(({ emoji, name, plural = "", category, size }) =>
    [name, plural, plain(emoji), category, size].join("\t")
  ),
);
await write(
  "thing_names.ts",
  [
    "/** The name of an imported thing. Written by `deno task things`. */",
    "// deno-fmt-ignore",
    "export type ThingName =",
    `${filledLines(things.map(({ name }) => `| ${JSON.stringify(name)}`))};`,
  ],
);
for (const language of LANGUAGES) {
  const words = language === "en"
    ? withCompounds(englishWords(named, await names(language), net))
    : foreignWords(named, await names(language), ownWords(language), { net, language });
  await write(
    `data/words/${language}.tsv`,
    [...words].filter(([, phrases]) => phrases.length > 0).map((line) => line.flat().join("\t")),
  );
}
if (!only.words) {
  await write(
    "data/drawings.tsv",
    things.map(({ emoji, name }) => {
      const body = own.get(name) ?? withBody(name, bodyOf(emoji)!);
      const drawing = drawingOf(body, {
        isOfOneColour: OF_ONE_COLOUR.includes(name),
        isOfGlass: OF_GLASS.includes(name),
      });
      return `${name}\t${encodeDrawing(drawing)}`;
    }),
  );
}
await Deno.stdout.write(new TextEncoder().encode(`${things.length} things\n`));

/** Everyday words of a language for each thing. */
function ownWords(language: string): Record<string, string> {
  const words: Record<string, string> = {};
  const add = (thing: string, more: string | undefined) => {
    words[thing] = [words[thing], more].filter(Boolean).join(", ");
  };
  const addTable = ([head = [], ...rows]: string[][]) => {
    const column = head.indexOf(language);
    for (const [thing = "", ...cells] of column > 0 ? rows : []) add(thing, cells[column - 1]);
  };
  addTable(HOUSEHOLD!);
  for (const [thing, more] of Object.entries(OWN_WORDS[language] ?? {})) add(thing, more);
  TABLES.forEach(addTable);
  return words;
}

/** The same words with compounds; "-" is the line of those without a drawing. */
function withCompounds(words: Map<string, string[]>): Map<string, string[]> {
  const { near, undrawn } = compoundsOf(named, words, net);
  for (const [thing, phrases] of near) {
    words.set(thing, [...words.get(thing) ?? [], ...phrases.map((phrase) => `~${phrase}`)]);
  }
  return words.set("-", undrawn);
}

async function write(name: string, lines: readonly string[]): Promise<void> {
  await Deno.writeTextFile(new URL(name, FOLDER), `${lines.join("\n")}\n`);
}
