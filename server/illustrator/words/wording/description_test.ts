import { POSE_NAMES } from "../../cat/poses.ts";
import { MOOD_NAMES } from "../../cat/moods.ts";
import { VARIANTS } from "../../wardrobe/accessories.ts";
import { COSTUME_KINDS } from "../../wardrobe/costumes.ts";
import { PROP_KINDS } from "../../wardrobe/prop_kinds.ts";
import { DRAWN_PROPS } from "../../wardrobe/props.ts";
import { SETTINGS } from "../../world/places.ts";
import assert from "node:assert/strict";
import { ACCESSORIES, type Accessory } from "../../../../lib/choices.ts";
import { randomStream } from "../../random.ts";
import * as spec from "../../spec.ts";
import { describe } from "./description.ts";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";

Deno.test("[words] describe() names what the picture shows", () => {
  const texts: [description: string, expected: string][] = [
    [
      "an adult cat, calm, average, fluffy orange tabby in a purple wizard hat with green eyes, no white, sitting on the moon with a book",
      "A calm fluffy orange tabby cat with green eyes, wearing a purple wizard hat, sits on the moon under a starry sky, with a book.",
    ],
    [
      "portrait of an average shy siamese kitten with a yellow beret in the snow by day, clear weather, with a gift",
      "Portrait of a shy cream kitten with a wedge face, large ears, seal points and blue eyes, wearing a yellow beret, in the snow, with a gift.",
    ],
    [
      "a sleeping adult average solid short haired apricot cat by the window at night in the rain with an orange balloon",
      "An apricot cat sleeps by a window at night while it rains outside, with an orange balloon.",
    ],
  ];
  for (const [description, expected] of texts) {
    assert.equal(describe(resolve(parse(description), { style: "anime", seed: "1" })), expected);
  }
});

Deno.test("[words] describe() gives a colour to the part of the costume that has it", () => {
  const costumes: [description: string, expected: RegExp][] = [
    ["a purple knight", /a knight's helmet with a purple plume/],
    ["a white cat as a blue viking", /a blue Viking tunic/],
    ["a wizard in a red hat", /a red wizard hat/],
    ["a pirate in a top hat", /a pirate costume and a top hat/],
  ];
  for (const [description, expected] of costumes) {
    assert.match(describe(resolve(parse(description), { style: "pixel", seed: "1" })), expected);
  }
});

/** Of a cat with a costume and five things that it wears. */
const LONGEST = 250;

Deno.test("[words] describe() is one correct short sentence for every recipe", () => {
  for (let i = 0; i < 3000; i++) {
    const text = describe(anySpec(String(i)));
    assert.ok(text.length <= LONGEST, text);
    assert.match(text, /^[A-Z][^.]*\.$/);
    assert.doesNotMatch(
      text,
      /undefined|null| {2}| ,|,,|\b(a|an) (\w+ )?(glasses|goggles|headphones|sunglasses|white socks)|\bA a\b/,
      text,
    );
    for (const [, article, word] of text.matchAll(/\b(an?) (\w+)/gi)) {
      assert.equal(article!.toLowerCase(), /^(?!uni|one)[aeiou]/i.test(word!) ? "an" : "a", text);
    }
  }
});

Deno.test("[words] describe() gives different texts for what differs", () => {
  const cat = anySpec("1");
  const base: spec.CatSpec = {
    ...cat,
    accessories: [],
    props: [],
    pose: "sitting",
    weather: "clear",
  };
  const changes: Partial<spec.CatSpec>[] = [
    ...POSE_NAMES.map((pose) => ({ pose })),
    ...SETTINGS.map((setting) => ({ setting })),
    ...COSTUME_KINDS.map((kind) => ({ costume: { kind } })),
    ...DRAWN_PROPS.map((kind) => ({ props: [{ kind }] })),
    ...ACCESSORIES.map((kind) => ({ accessories: [{ kind }] })),
    ...WORN.map((worn) => ({ accessories: [worn] })),
    ...spec.PATTERNS.map((pattern) => ({ coat: { ...base.coat, pattern } })),
    ...spec.COAT_LENGTHS.map((length) => ({ coat: { ...base.coat, length } })),
  ];
  const expected = new Set(changes.map((change) => describe({ ...base, ...change })));
  assert.ok(expected.size >= changes.length - 5, `${expected.size} of ${changes.length}`);
});

/** Every variant of every accessory. */
const WORN = Object.entries(VARIANTS).flatMap(([kind, variants]) =>
  variants.map((variant): spec.Worn => ({ kind: kind as Accessory, variant }))
);

function anySpec(seed: string): spec.CatSpec {
  const { pick, chance, whole } = randomStream(seed, "recipe");
  const some = <T>(
    items: readonly T[],
    most: number,
  ) => [...new Set(Array.from({ length: whole(0, most) }, () => pick(items)))];
  const coloured = <K>(kind: K) =>
    chance(0.5) ? { kind, colour: pick(spec.THING_COLOURS) } : { kind };
  return {
    version: 2,
    seed,
    style: "cartoon",
    age: pick(spec.AGES),
    build: pick(spec.BUILDS),
    coat: {
      colour: pick(spec.COAT_COLOURS),
      second: pick(spec.COAT_COLOURS),
      pattern: pick(spec.PATTERNS),
      length: pick(spec.COAT_LENGTHS),
      white: some(spec.WHITE_MARKS, 6),
    },
    eyes: { left: pick(spec.EYE_COLOURS), right: pick(spec.EYE_COLOURS) },
    mood: pick(MOOD_NAMES),
    pose: pick(POSE_NAMES),
    facing: "left",
    ...(chance(0.5) && { costume: coloured(pick(COSTUME_KINDS)) }),
    accessories: chance(0.5)
      ? some(ACCESSORIES, 6).map(coloured)
      : some(WORN, 4).map((worn) => ({ ...worn, ...coloured(worn.kind) })),
    props: some(PROP_KINDS, 3).map(coloured),
    setting: pick(SETTINGS),
    time: pick(spec.TIMES),
    weather: pick(spec.WEATHERS),
    scheme: "pink",
    provenance: {},
  };
}
