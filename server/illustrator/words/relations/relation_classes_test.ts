import assert from "node:assert/strict";
import { recipeOf, relatedIn } from "../../../../tests/support/read_description.ts";
import { planCharacter } from "../../plan.ts";
import { parse } from "../parse.ts";
import { understanding } from "../understanding.ts";

Deno.test("[words] where a clause begins with a place, what follows its verb is there", () => {
  const cases: [description: string, related: string[]][] = [
    ["Mein Kater, auf dem Fensterbrett steht eine rote Kerze", ["candle on windowsill"]],
    ["a black cat in the kitchen, on the table lies a big fish", ["fish on table"]],
    ["un gato negro. sobre la mesa hay un pez", ["fish on table"]],
    ["рыжий кот, на столе лежит рыба", ["fish on table"]],
    ["next to her lies a ball of yarn", ["cat 1 beside ball of yarn"]],
    ["on the sofa sits a white cat", ["cat 1 on couch"]],
  ];
  for (const [description, related] of cases) {
    assert.deepEqual(relatedIn(description), related, description);
  }
  const { provenance } = recipeOf("a black cat in the kitchen, on the table lies a big fish");
  assert.notEqual(provenance.pose, "text");
});

Deno.test("[words] weather before a thing does not part it from where the cat is", () => {
  assert.deepEqual(relatedIn("a calico cat on a snowy fence"), ["cat 1 on picket fence"]);
  assert.equal(recipeOf("a calico cat on a snowy fence").weather, "snow");
  assert.deepEqual(relatedIn("eine Katze auf einem verschneiten Zaun"), ["cat 1 on picket fence"]);
});

Deno.test("[words] the longer of two words of place that cross is meant", () => {
  assert.deepEqual(relatedIn("a cat sleeping in front of the fire"), [
    "cat 1 in front of fireplace",
  ]);
  assert.deepEqual(relatedIn("a cat sleeping in a box"), ["cat 1 inside box"]);
});

Deno.test("[words] two cats, or a cat and a robot, hold hands", () => {
  for (
    const [description, partner] of [
      ["two cats holding hands", "cat 2"],
      ["a cat and a robot holding hands", "robot"],
      ["a cat holding hands with a snowman", "snowman"],
      ["zwei Katzen halten Händchen", "cat 2"],
    ]
  ) {
    assert.ok(
      relatedIn(description!).includes(`cat 1 hand in hand ${partner}`),
      `${description}: ${relatedIn(description!)}`,
    );
    assert.deepEqual(understanding(parse(description!)).ignored, []);
  }
});

Deno.test("[words] what several cats fight over is between them; who is on crutches holds them", () => {
  for (
    const [description, relation] of [
      ["two kittens pulling at a sock", "cat 2 playing with sock"],
      ["zwei Katzen streiten sich um einen Fisch", "cat 1 playing with fish"],
      ["deux chats se disputent une pelote", "cat 1 playing with ball of yarn"],
      ["a cat on crutches", "cat 1 holding crutch"],
      ["a cat with crutches", "cat 1 holding crutch"],
      ["gato con muletas", "cat 1 holding crutch"],
      ["two cats pulling a rope", "cat 2 playing with rope"],
      ["a cat slicing a loaf of bread", "cat 1 cooking bread"],
      ["a chef cat chopping vegetables", "cat 1 cooking carrot"],
      ["a cat stirring a big pot of soup", "cat 1 cooking stew"],
      ["a cat judging the pigeons", "cat 1 looking at pigeon"],
      ["a cat with a clothes peg on its ear", "cat 1 behind the ear clothes peg"],
      ["pirate cat with crow on shoulder", "cat 1 on the shoulder crow"],
      ["two cats sharing a blanket", "cat 2 under blanket"],
      ["a cat digging in the sand", "cat 1 holding shovel"],
      ["a cat skiing down a snowy mountain", "cat 1 riding skis"],
      ["a cat with a fishing rod in a rowing boat", "cat 1 inside canoe"],
      ["a cat with a ladder on its shoulder", "cat 1 carrying on the back ladder"],
    ]
  ) {
    assert.ok(
      relatedIn(description!).includes(relation!),
      `${description}: ${relatedIn(description!)}`,
    );
  }
});

Deno.test("[words] who reads in a tub sits up in it, and no one waves without a word", () => {
  for (const seed of ["1", "2", "3", "4", "5", "6", "7", "8"]) {
    assert.equal(recipeOf("a cat in a bathtub reading a book", seed).pose, "sitting");
    assert.notEqual(recipeOf("a cat in a box", seed).pose, "waving");
    assert.notEqual(recipeOf("a cat holding a lamp", seed).pose, "dancing");
  }
});

Deno.test("[words] what a thing has on it is on that thing, and on the cat where no thing has it", () => {
  assert.deepEqual(relatedIn("a cat carrying a silver tray with a lobster on it"), [
    "cat 1 holding tray",
    "lobster on tray",
  ]);
  assert.deepEqual(relatedIn("a cat with a fish on it"), ["fish on cat 1"]);
  assert.deepEqual(relatedIn("gattino in una tazza, sul tavolo una torta"), [
    "cat 1 inside cup",
    "cake on table",
  ]);
});

Deno.test("[words] a cat is not in the vessel of what it handles", () => {
  const cases: [description: string, related: string[]][] = [
    ["a cat frying eggs in a pan", ["cat 1 cooking egg"]],
    ["a cat smelling roses in a vase", ["cat 1 smelling rose"]],
    ["a cat watching fish in an aquarium", ["cat 1 looking at fish", "fish inside aquarium"]],
    ["a cat cooking on a stove", ["cat 1 cooking fried egg", "cat 1 at stove"]],
    ["a cat washing dishes in a sink", ["cat 1 busy with plate", "cat 1 at sink"]],
    ["a cat folding laundry in a basket", ["cat 1 busy with laundry"]],
    ["eine Katze brät ein Ei in der Pfanne", ["cat 1 cooking egg"]],
    ["a cat drinking tea in a bathtub", ["cat 1 drinking cup of tea", "cat 1 inside bathtub"]],
    ["a cat sleeping in a frying pan", ["cat 1 inside frying pan"]],
  ];
  for (const [description, related] of cases) {
    assert.deepEqual(relatedIn(description), related, description);
  }
  assert.ok(understanding(parse("a cat frying eggs in a pan")).ignored.includes("in"));
});

Deno.test("[words] what hangs is a part of the cat, or what it hangs up, and not the cat", () => {
  const parts = ["one paw hanging down", "its tail dangling", "only its tail peeking out"];
  for (
    const words of [...parts, "hanging ornaments on a Christmas tree", "hanging up a stocking"]
  ) {
    const related = relatedIn(`a black cat, ${words}`);
    assert.ok(
      !related.some((one) => /^cat 1 (?:hanging|peeking)/.test(one)),
      `${words}: ${related}`,
    );
  }
  assert.deepEqual(relatedIn("a cat hanging in there"), ["cat 1 hanging from tree branch"]);
});

Deno.test("[words] who looks over a thing has its eyes above it, who looks into it sees itself there", () => {
  const cases: [description: string, related: string][] = [
    ["a cat peeking over a fence", "cat 1 peeking over picket fence"],
    ["a cat peering over the edge of a table", "cat 1 peeking over table"],
    ["eine Katze schaut über den Zaun", "cat 1 peeking over picket fence"],
    ["a cat looking at its reflection in a puddle", "cat 1 looking at puddle"],
    ["a kitten blowing out the candles on a birthday cake", "cat 1 blowing out birthday cake"],
    ["a cat playing a song on a piano", "cat 1 playing piano"],
    ["a cat with its nose in a book", "cat 1 reading book"],
  ];
  for (const [description, related] of cases) {
    assert.deepEqual(relatedIn(description), [related], description);
  }
});

Deno.test("[words] words of place with an article grown onto them are these words", () => {
  const cases: [description: string, related: string][] = [
    ["un gato encima del piano", "cat 1 on piano"],
    ["um gato debaixo da cama", "cat 1 under bed"],
    ["um gato à frente do espelho", "cat 1 in front of mirror"],
    ["un gatto sotto al tavolo", "cat 1 under table"],
    ["un gatto dietro all'albero", "cat 1 behind tree"],
  ];
  for (const [description, related] of cases) {
    assert.deepEqual(relatedIn(description), [related], description);
  }
});

Deno.test("[words] the roof of a car is no roof of a town, and its hood no cloak", () => {
  const cases: [description: string, kind: string][] = [
    ["a cat on the roof of a car", "car"],
    ["a white cat on the hood of a red car", "car"],
    ["una gatta bianca sul tetto di una macchina", "car"],
    ["un chat sur le toit d'une voiture", "car"],
    ["ein Kater auf dem Dach eines Autos", "car"],
  ];
  for (const [description, kind] of cases) {
    assert.deepEqual(relatedIn(description), [`cat 1 on ${kind}`], description);
    const { setting, costume } = recipeOf(description);
    assert.notEqual(setting, "rooftop", description);
    assert.equal(costume, undefined, description);
  }
  assert.equal(recipeOf("a cat on the roof of an old town").setting, "rooftop");
  assert.equal(recipeOf("a cat in a hood").costume?.kind, "hooded cloak");
});

Deno.test("[words] a bed is in a bedroom in every language, and who is in it is on it", () => {
  for (
    const description of [
      "un chat au lit",
      "eine Katze im Bett",
      "un gato en la cama",
      "un gatto a letto",
      "um gato na cama",
    ]
  ) {
    assert.deepEqual(relatedIn(description), ["cat 1 on bed"], description);
    assert.equal(recipeOf(description).setting, "bedroom", description);
  }
  assert.deepEqual(relatedIn("un chat qui lit au lit").sort(), [
    "cat 1 on bed",
    "cat 1 reading book",
  ]);
});

Deno.test("[words] several things are, and one is, in the alternative text", () => {
  const altOf = (description: string) =>
    planCharacter(description, { style: "cartoon", seed: "3" }).alt;
  assert.match(altOf("a cat in a basket with two mice"), /there are two mice/);
  assert.match(altOf("a cat in a basket with a mouse"), /there is a mouse/);
  assert.match(altOf("a cat and two mice on a table"), /two mice are on a table/);
});

Deno.test("[words] what a person is known by is no subject, and who has no drawing is where it is said", () => {
  assert.deepEqual(relatedIn("a cat librarian on a ladder"), ["cat 1 on ladder"]);
  assert.deepEqual(relatedIn("a cat putting books back on the shelf"), ["book on shelf"]);
  const alone = [
    "a cat looking at mountains, reflection in the glass",
    "a cat with its shadow on the wall",
  ];
  for (const description of alone) assert.deepEqual(relatedIn(description), [], description);
  assert.deepEqual(relatedIn("a cat, comfy on the couch"), ["cat 1 on couch"]);
});

Deno.test("[words] who sits or sleeps somewhere is the cat, and no thing that it has", () => {
  assert.deepEqual(relatedIn("a king with a scepter sitting on a pile of coins"), [
    "cat 1 on coin",
  ]);
  assert.deepEqual(relatedIn("a cat beside a mug sitting on a table"), [
    "cat 1 beside cup",
    "cup on table",
  ]);
  assert.deepEqual(relatedIn("a kitten asleep in my shoe"), ["cat 1 inside shoe"]);
  assert.deepEqual(relatedIn("a cat in boots"), []);
});

Deno.test("[words] who hides from a thing behind another one is behind that one", () => {
  assert.deepEqual(relatedIn("a cat hiding from the vacuum behind a curtain"), [
    "cat 1 behind curtain",
  ]);
  assert.deepEqual(relatedIn("a cat running from a dog under the table"), ["cat 1 under table"]);
});

Deno.test("[words] heads stuck in things, rings leapt through, windows leant out of, the distance and the feet are relations", () => {
  const cases: [description: string, related: string[]][] = [
    ["a cat with its head stuck in a jar", ["cat 1 head in jar"]],
    ["un chat avec la tête dans un seau", ["cat 1 head in bucket"]],
    ["a grey cat jumping through a hoop", ["cat 1 through hula hoop"]],
    ["a cat stuck halfway through the cat flap", ["cat 1 peeking out of cat flap"]],
    ["a cat in a washing machine", ["cat 1 inside washing machine"]],
    ["a cat leaning out of a train window", ["cat 1 peeking out of railway carriage"]],
    ["a black cat peeking out from under a bed", ["cat 1 under bed"]],
    ["a cat with a lighthouse in the distance", ["cat 1 far from lighthouse"]],
    ["a cat with a dandelion at its feet", ["cat 1 beside dandelion"]],
    ["a parrot on the cat's shoulder", ["cat 1 on the shoulder parrot"]],
    ["a cat and a hedgehog arguing over an acorn on a bench", [
      "cat 1 on bench",
      "hedgehog on bench",
    ]],
  ];
  for (const [description, related] of cases) {
    assert.deepEqual(relatedIn(description), related, description);
  }
  assert.deepEqual(relatedIn("a cat walking through a forest"), []);
});

Deno.test("[words] who has a thing with it is itself on a seat, and a thing on a table is there", () => {
  const descriptions: [description: string, related: string[]][] = [
    ["a cat with a thermos on a bench", ["cat 1 on bench"]],
    ["chat avec un thermos sur un banc", ["cat 1 on bench"]],
    ["gato con una taza en el sofá", ["cat 1 on couch"]],
    ["кот с книгой на диване", ["cat 1 on couch"]],
    ["kot z książką na ławce", ["cat 1 on bench"]],
    ["chatte qui zorple des patates sur un tabouret", ["cat 1 on stool"]],
    ["a cat with a cup on a table", ["cup on table"]],
  ];
  for (const [description, related] of descriptions) {
    assert.deepEqual(relatedIn(description), related, description);
  }
});
