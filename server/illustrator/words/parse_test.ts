import assert from "node:assert/strict";
import type { CatSpec } from "../spec.ts";
import { LABELLED } from "../../../tests/support/labelled_descriptions.ts";
import { lexemesOf } from "./lexemes.ts";
import { TERMS } from "./lexicon/terms.ts";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";

Deno.test("[words] parse() finds what labelled descriptions ask for", () => {
  let right = 0, wrong = 0, missed = 0;
  const mistakes: string[] = [];
  for (const [description, asks] of LABELLED) {
    const expected = asks.split(",").map((slot) => slot.trim()).filter(Boolean);
    const found = slotsOf(drawn(description));
    const extra = found.filter((slot) => !expected.includes(slot));
    const lost = expected.filter((slot) => !found.includes(slot));
    right += expected.length - lost.length;
    wrong += extra.length;
    missed += lost.length;
    if (extra.length + lost.length > 0) {
      mistakes.push(
        `${description}\n    too much: ${extra.join(", ")}; missing: ${lost.join(", ")}`,
      );
    }
  }
  const f1 = (2 * right) / (2 * right + wrong + missed);
  assert.ok(LABELLED.length >= 300);
  assert.ok(f1 >= 0.95, `F1 ${f1.toFixed(3)}\n${mistakes.join("\n")}`);
});

Deno.test("[words] parse() binds each colour to its own noun", () => {
  const cases: [string, (spec: CatSpec) => unknown, unknown][] = [
    ["red scarf and green eyes", ({ accessories }) => accessories[0]?.colour, "red"],
    ["green eyes and a red scarf", ({ eyes }) => eyes.left, "green"],
    ["orange, green eyes, red scarf", ({ coat }) => coat.colour, "orange"],
    ["a black cat with a white balloon", ({ coat }) => coat.pattern, "solid"],
    ["a white cat with a black hat", ({ coat }) => coat.colour, "white"],
    ["grey cat with purple glasses", ({ accessories }) => accessories[0]?.colour, "purple"],
    ["blue cat", ({ coat }) => coat.colour, "blue"],
    ["a black cat in a golden crown", ({ accessories }) => accessories[0]?.colour, "golden"],
    ["the scarf is red, the cat is black", ({ accessories }) => accessories[0]?.colour, "red"],
    ["a wizard in purple", ({ costume }) => costume?.colour, "purple"],
    [
      "a black cat with a green striped scarf",
      ({ accessories }) => accessories[0]?.colour,
      "green",
    ],
    ["a black cat with a green striped scarf", ({ coat }) => coat.pattern, "solid"],
    ["a black and orange cat", ({ coat }) => coat.pattern, "tortoiseshell"],
    ["a white, black and orange cat", ({ coat }) => coat.pattern, "calico"],
    ["a golden knight", ({ costume }) => costume?.colour, "golden"],
    ["a golden spotted knight", ({ costume }) => costume?.colour, undefined],
    ["a golden spotted knight", ({ coat }) => coat.colour, "golden"],
    ["a grey cat under a red sunset", ({ scheme }) => scheme, "red"],
    ["a grey cat with red shoes and a blue umbrella", ({ coat }) => coat.colour, "grey"],
    ["a cat with three eyes and purple fur", ({ coat }) => coat.colour, "purple"],
    [
      "eyes of two different colours, one is blue, the other one is green",
      ({ eyes }) => eyes.right,
      "green",
    ],
    ["odd-eyed, with a monocle over its green eye", ({ eyes }) => eyes.left, "green"],
    ["a smoky grey cat", ({ coat }) => coat.pattern === "bicolour", false],
    ["her long brown fur", ({ coat }) => [coat.length, coat.colour].join(), "fluffy,brown"],
    ["right eye blue, red collar", ({ eyes }) => eyes.right, "blue"],
    ["right eye blue, red collar", ({ accessories }) => accessories[0]?.colour, "red"],
    ["a king with a golden crown", ({ accessories }) => accessories[0]?.colour, "golden"],
    ["a purple robe and a witch", ({ costume }) => costume?.kind, "witch"],
    ["gato blanco con bufanda azul", ({ accessories }) => accessories[0]?.colour, "blue"],
    ["a grey cat with red hurdy-gurdy", ({ coat }) => coat.colour, "grey"],
    ["un chat noir qui boit", ({ coat }) => coat.colour, "black"],
    ["gato naranja astronauta", ({ coat }) => coat.colour, "orange"],
    ["gato naranja astronauta", ({ costume }) => costume?.colour, undefined],
    ["gatto grigio mago", ({ coat }) => coat.colour, "grey"],
    ["chat roux aux pattes blanches", ({ coat }) => coat.white.join(), "socks"],
    ["gato preto com cachecol vermelho", ({ accessories }) => accessories[0]?.colour, "red"],
    ["кот рыжий пьёт молоко", ({ coat }) => coat.colour, "orange"],
    ["🐈‍⬛ on the moon", ({ coat }) => coat.colour, "black"],
    ["a scarf that is red", ({ accessories }) => accessories[0]?.colour, "red"],
    [
      "a cat and a golden theremin sharing one umbrella",
      ({ props }) => props[0]?.colour,
      undefined,
    ],
  ];
  for (const [description, look, expected] of cases) {
    assert.equal(look(drawn(description)), expected, description);
  }
});

Deno.test("[words] parse() hears what a “no” reaches", () => {
  const cases: [description: string, refused: string[]][] = [
    ["no hat", ["hat"]],
    ["without glasses or a scarf", ["glasses", "scarf"]],
    ["no hat, glasses or scarf", ["hat", "glasses", "scarf"]],
    ["neither hat nor glasses", ["hat", "glasses"]],
    ["no hat and green eyes", ["hat"]],
    ["without hat and scarf", ["hat", "scarf"]],
    ["no hat and a scarf", ["hat"]],
    ["not orange but black", ["orange"]],
    ["not a very happy cat", ["happy"]],
    ["isn’t wearing a red hat on the moon", ["hat"]],
    ["don't add a hat", ["hat"]],
    ["no hurdy-gurdy, a red hat", []],
    ["not only orange but also white", []],
    ["no. a hat", []],
    ["not a red shiny hat", ["hat"]],
    ["a cat that is not in a box", ["box"]],
    ["not sitting in a box", ["sitting"]],
  ];
  for (const [description, refused] of cases) {
    const denied = parse(description).readings.filter((reading) => reading.denied);
    const values = denied.flatMap(({ claims }) => claims.map(({ value }) => value));
    assert.deepEqual(values, refused, description);
  }
});

Deno.test("[words] parse() knows every word of its own dictionary", () => {
  for (const { words } of TERMS) {
    for (const word of words) assert.deepEqual(lexemesOf(word).unknown, [], word);
  }
});

Deno.test("[words] parse() reads a word after “named” as a name", () => {
  const { costume, coat } = drawn("a black cat named Ginger");
  assert.equal(costume, undefined);
  assert.equal(coat.colour, "black");
});

Deno.test("[words] parse() corrects a slip, and only a slip", () => {
  assert.equal(drawn("an organge cat").coat.colour, "orange");
  assert.equal(drawn("a cat in a scraf").accessories[0]?.kind, "scarf");
  for (const word of ["horse", "violin", "bread knife", "puppy", "dragon"]) {
    assert.ok(parse(`a cat and a ${word}`).readings.every(({ readAs }) => !readAs), word);
  }
});

Deno.test("[words] parse() takes any text", () => {
  const texts = [
    "",
    "   ",
    "\u0000\uFFFF\uD800",
    "<script>alert('cat')</script>",
    "'; DROP TABLE cats; --",
    "قطة برتقالية مع وشاح أحمر",
    "חתול כתום",
    "👩‍👩‍👧‍👦🏳️‍🌈🐈‍⬛",
    "a̶̡̛ c̵̨̛a̷t̴",
    "cat ".repeat(1000),
    "red ".repeat(1000),
    "no ".repeat(1000),
    "one left eye ".repeat(400),
    "a".repeat(20000),
    "((((".repeat(5000),
  ];
  for (const text of texts) {
    const said = parse(text);
    assert.deepEqual(JSON.parse(JSON.stringify(said)), said);
  }
});

function drawn(description: string): CatSpec {
  return resolve(parse(description), { style: "cartoon", seed: "7" });
}

/** Everything the words of a description decided, in short words. */
function slotsOf(spec: CatSpec): string[] {
  const { coat, eyes, costume, accessories, props, provenance } = spec;
  const said = (decision: string) => provenance[decision] === "text";
  const colourOf = (thing: { colour?: string }) => (thing.colour ? `${thing.colour} ` : "");
  return [
    said("coat.colour") && `coat ${coat.colour}`,
    said("coat.pattern") && `pattern ${coat.pattern}`,
    said("coat.length") && `length ${coat.length}`,
    ...(said("coat.white") ? coat.white.map((mark) => `white ${mark}`) : []),
    said("eyes") && `eyes ${[...new Set([eyes.left, eyes.right])].join("/")}`,
    ...([
      "age",
      "build",
      "size",
      "mood",
      "pose",
      "view",
      "facing",
      "time",
      "weather",
      "season",
    ] as const).map((slot) => said(slot) && `${slot} ${spec[slot]}`),
    ...(said("features") ? spec.features ?? [] : []),
    costume && (costume.colour ? `${costume.colour} ${costume.kind}` : `costume ${costume.kind}`),
    ...(said("accessories") ? accessories.map((worn) => colourOf(worn) + worn.kind) : []),
    ...(said("props")
      ? props.map((held) => (held.count ? `${held.count} ` : "") + colourOf(held) + held.kind)
      : []),
    said("setting") && `place ${spec.setting}`,
    said("scheme") && `colours ${spec.scheme}`,
  ].filter((slot) => typeof slot === "string");
}
