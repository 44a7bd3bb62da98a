import assert from "node:assert/strict";
import { parse } from "../../parse.ts";
import { resolve } from "../../resolve.ts";

function coatsIn(description: string): string[] {
  const { coat, others = [] } = resolve(parse(description), { style: "cartoon", seed: "1" });
  return [coat, ...others.map((other) => other.coat)].map(({ colour }) => String(colour));
}

Deno.test("[words] a third cat is one more than the two of a number", () => {
  const descriptions = [
    "two grey tabbies asleep in the armchair, the third black as coal on the rug",
    "zwei graue Katzen schlafen, die dritte ist schwarz",
    "deux chats gris dorment, le troisième est noir",
    "dos gatos grises duermen, el tercero es negro",
    "два серых кота спят, третий чёрный",
  ];
  for (const description of descriptions) {
    const coats = coatsIn(description);
    assert.equal(coats.length, 3, description);
    assert.equal(coats[2], "black", description);
  }
});

Deno.test("[words] kittens and their mother are all drawn, at most five, and told so", () => {
  const descriptions = [
    "three orange kittens and their white mum",
    "trois chatons roux et leur maman blanche",
    "tres gatitos naranjas y su mamá blanca",
    "три рыжих котёнка и их белая мама",
    "trzy rude kociaki i ich biała mama",
    "drei rote Kätzchen und ihre weiße Mutter",
  ];
  for (const description of descriptions) {
    const coats = coatsIn(description);
    assert.deepEqual([coats.length, coats[3]], [4, "white"], description);
  }
  const many = "five ginger kittens in a basket and their white mum beside it";
  assert.equal(coatsIn(many).length, 5);
  assert.equal(coatsIn(many)[4], "white");
  assert.ok(parse(many).readings.some(({ note, isNear }) => note === "drawn: four cats" && isNear));
});

Deno.test("[words] what a kitten does before its father is named is the kitten's", () => {
  const { readings } = parse("a kitten asleep and its dad, a big grey tabby");
  const asleep = readings.find(({ claims }) => claims.some(({ slot }) => slot === "pose"));
  assert.deepEqual(asleep?.cats, [1]);
});
