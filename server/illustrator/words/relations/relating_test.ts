import assert from "node:assert/strict";
import { relatedIn } from "../../../../tests/support/read_description.ts";
import { parse } from "../parse.ts";
import { resolve } from "../resolve.ts";
import { understanding } from "../understanding.ts";

Deno.test("[words] a word of place is said of the cat, of what bears nothing, of what does something", () => {
  const cases: [description: string, related: string[]][] = [
    ["a cat on a shelf beside a lamp", ["cat 1 on shelf", "cat 1 beside floor lamp"]],
    ["кот сидит на стуле рядом с самоваром", ["cat 1 on chair", "cat 1 beside samovar"]],
    ["a cat, picket fence, dog barking behind the fence", ["dog behind picket fence"]],
    [
      "a cat in a rocking chair, a ball of yarn rolled under the chair",
      ["cat 1 on rocking chair", "ball of yarn under rocking chair"],
    ],
    ["a cat in a box on a table", ["cat 1 inside box", "box on table"]],
    [
      "a cowboy cat with a guitar on its back riding a horse",
      ["cat 1 carrying on the back guitar", "cat 1 riding horse"],
    ],
    ["a cat with a ball lying on its back", []],
    ["三毛猫、頭の上にみかん", ["cat 1 wearing tangerine"]],
    ["a cat on a bench sharing a pizza", ["cat 1 on bench", "cat 1 sharing pizza"]],
    ["a cat on a lamp, please don't put any writing on it", ["cat 1 on floor lamp"]],
    ["a kitten peeking out of a backpack", ["cat 1 peeking out of rucksack"]],
    ["a cat with a fox beside it", ["fox beside cat 1"]],
    ["eine Katze auf dem Sofa, ein Hund neben ihr", ["cat 1 on couch", "dog beside cat 1"]],
    ["a mug of coffee to the right", ["cup of coffee right of cat 1"]],
    ["a cat looking to the right", []],
    ["a cat peeking out from behind a curtain", ["cat 1 behind curtain"]],
    ["a cat sitting in a box", ["cat 1 inside box"]],
    ["a cat in a white cap with a teddy bear", []],
    ["a cat without a hat behind a curtain", ["cat 1 behind curtain"]],
    ["a cat in boots on a couch", ["cat 1 on couch"]],
    ["a cat sleeping in a boot", ["cat 1 inside boot"]],
    ["a cat wrapped in a blanket", ["cat 1 under blanket"]],
    ["eine Katze unter der Bettdecke", ["cat 1 under blanket"]],
    ["a cat hugging a giant carrot", ["cat 1 hugging carrot"]],
    ["a cat and a dog sharing one umbrella", ["cat 1 sharing umbrella", "dog sharing umbrella"]],
    ["a grey cat and a hedgehog under an oak tree", ["cat 1 under tree", "hedgehog under tree"]],
    ["two cats at a table", ["cat 1 at table", "cat 2 at table"]],
    ["a cat at the beach at night", []],
    ["a cat with a fishing rod in its paws", ["cat 1 holding fishing rod"]],
    ["a cat playing with a ball of yarn", ["cat 1 playing with ball of yarn"]],
    ["a cat decorating a Christmas tree", ["cat 1 busy with Christmas tree"]],
    ["a cat ironing", ["cat 1 holding iron"]],
    ["a cat with a frying pan", []],
    ["kotek w koszyku z jabłkami", ["cat 1 inside basket"]],
    ["قط يركب جملا", ["cat 1 riding camel"]],
    ["कुर्सी पर काली बिल्ली", ["cat 1 on chair"]],
    ["a cat with a whole mackerel in its mouth", ["cat 1 carrying in the mouth fish"]],
  ];
  for (const [description, related] of cases) {
    assert.deepEqual(relatedIn(description), related, description);
  }
});

Deno.test("[words] what is said of another animal is not the cat's", () => {
  const said = parse("a cat on a wall, an angry dog barking at it");
  const recipe = resolve(said, { style: "cartoon", seed: "5" });
  assert.notEqual(recipe.mood, "angry");
  const matching = understanding(said, recipe).understood.find(({ text }) => text === "angry");
  assert.match(matching!.meaning, /another animal/);
});

Deno.test("[words] numbers count cats in languages that put them behind, and things nowhere", () => {
  const countIn = (description: string) => parse(description).cats?.length ?? 1;
  assert.equal(countIn("两只小猫"), 2);
  assert.equal(countIn("猫が三匹"), 3);
  assert.equal(countIn("고양이 두 마리"), 2);
  assert.equal(countIn("iki kedi"), 2);
  assert.equal(countIn("a cat with two red balloons"), 1);
});

Deno.test("[words] a receipt names the relation plainly, and no foreign word of another meaning", () => {
  const receiptOf = (description: string) => understanding(parse(description)).understood;
  const playing = receiptOf("a cat playing the violin").find(({ text }) => text === "playing");
  assert.equal(playing?.drawnAs, undefined);
  assert.match(playing!.meaning, /^the cat playing a violin/);
  const meanings = receiptOf("un chat noir avec une chouette à côté de lui").map(({ meaning }) =>
    meaning
  );
  assert.ok(!meanings.some((meaning) => /sleepy/.test(meaning)), meanings.join());
});

Deno.test("[words] the food that is named is eaten, and no other", () => {
  assert.deepEqual(relatedIn("一只橘猫在吃饺子"), ["cat 1 eating dumpling"]);
});

Deno.test("[words] a pile of one thing is one, of several it is three", () => {
  const countIn = (description: string) =>
    resolve(parse(description), { style: "cartoon", seed: "5" }).props[0]?.count;
  assert.equal(countIn("a cat on a pile of laundry"), undefined);
  assert.equal(countIn("a cat on a pile of books"), 3);
});

Deno.test("[words] the hour and the fog are read behind eyes and before a forest", () => {
  const seen = (description: string) =>
    resolve(parse(description), { style: "cartoon", seed: "5" });
  assert.equal(seen("a cat with yellow eyes at night").time, "night");
  assert.equal(seen("a cat in a foggy forest").weather, "fog");
});
