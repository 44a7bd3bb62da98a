/**
 * Common words that mean something else where they stand.
 */
import assert from "node:assert/strict";
import { ignoredIn, planOf } from "../../../tests/support/read_description.ts";
import { COATS, coatTones } from "../colour/palette.ts";

Deno.test("[words] what is lost is not drawn, and an eye that is hidden is not missing", () => {
  assert.deepEqual(planOf("three kittens have lost their mittens").spec.props, []);
  assert.doesNotMatch(planOf("cat behind a fence, only one eye visible").alt, /missing/);
  assert.match(planOf("a black cat with only one eye").alt, /missing/);
});

Deno.test("[words] mittens in a list of clothes are worn", () => {
  const worn = planOf("snowshoe cat, bobble hat, mittens, snowman").spec;
  assert.ok(worn.props.some(({ kind }) => kind === "gloves"));
});

Deno.test("[words] things that share a word with a look are things where a noun stands", () => {
  const thingsIn = (description: string) => planOf(description).spec.props.map(({ kind }) => kind);
  assert.deepEqual(thingsIn("a cat with dumplings"), ["dumpling"]);
  assert.deepEqual(thingsIn("a farmer cat with cows"), ["cow"]);
  assert.deepEqual(thingsIn("a cat staring at a fly"), ["housefly"]);
  assert.deepEqual(thingsIn("a cat on a heap of gold"), ["pile of gold"]);
  assert.equal(planOf("a cow cat").spec.coat.pattern, "cow");
  assert.equal(planOf("a dumpling of a cat").spec.build, "chubby");
});

Deno.test("[words] what a cat stares at lies on the table, and the cat does not", () => {
  const { understanding } = planOf("a kitten staring at a roast chicken on the table");
  assert.ok(
    understanding.understood.some(({ meaning }) => meaning === "a roast chicken on a table"),
  );
});

Deno.test("[words] scarves fly without their cat, and snow angels, hat boxes and savannahs are what they are", () => {
  assert.notEqual(planOf("tortie in a red car, scarf flying in the wind").spec.pose, "flying");
  assert.equal(planOf("a cat making a snow angel").spec.costume, undefined);
  assert.deepEqual(planOf("a cat in a hat box").spec.accessories, []);
  const { spec } = planOf("a kitten asleep on a lion in the savannah");
  assert.equal(spec.setting, "savanna");
  assert.equal(spec.others, undefined);
});

Deno.test("[words] a cat is in a boot, also where the words name its owner", () => {
  for (
    const description of ["a kitten in my dads work boot", "a kitten in grandpa's old boot"]
  ) assert.equal(planOf(description).spec.relations?.[0]?.is, "inside", description);
});

Deno.test("[words] a food that is prepared is no coat", () => {
  const description = "cat in a cup with whipped cream";
  assert.notEqual(planOf(description).spec.provenance["coat.colour"], "text");
  assert.match(ignoredIn(description), /cream/);
});

Deno.test("[words] stripes have the colour that is said of them", () => {
  const { coat } = planOf("a grey cat with purple stripes").spec;
  assert.deepEqual(coatTones(coat).dark, COATS.purple);
});

Deno.test("[words] who is in a sink is not at it when it is said again", () => {
  const { relations } = planOf("my cat sits in the sink. draw him in the kitchen sink").spec;
  assert.deepEqual(relations?.map(({ is }) => is), ["inside"]);
});

Deno.test("[words] big tears are of no large cat, and a broken heart that is held is a thing", () => {
  assert.equal(planOf("a kitten crying big tears").spec.size, undefined);
  assert.match(ignoredIn("a cat holding a broken heart"), /broken heart/);
});

Deno.test("[words] lavender among flowers is no coat, an artist's studio no plain background", () => {
  const { spec } = planOf("a cat with flowers along its back (lavender, poppies)");
  assert.notEqual(spec.provenance["coat.colour"], "text");
  assert.match(ignoredIn("a cat painter in a messy studio"), /studio/);
});

Deno.test("[words] a book that floats is not the cat", () => {
  assert.notEqual(planOf("a cat, book of shadows floating").spec.provenance["pose"], "text");
});

Deno.test("[words] of three legs the one that is said to be missing is missing, and no other", () => {
  for (
    const description of [
      "three legged cat, back left leg missing",
      "a cat with three legs (back left is missing)",
    ]
  ) assert.deepEqual(planOf(description).spec.features, ["left hind leg missing"], description);
});

Deno.test("[words] a cat across a sofa is on it, and one on a llama rides", () => {
  assert.equal(planOf("a cat stretched across a whole sofa").spec.relations?.[0]?.is, "on");
  const { spec } = planOf("a cat riding a llama through the andes");
  assert.equal(spec.name, undefined);
  assert.equal(spec.setting, "mountains");
});

Deno.test("[words] floats, lines and banks are what they are beside water and washing", () => {
  assert.notEqual(planOf("a fat cat on a pool float").spec.pose, "flying");
  assert.match(ignoredIn("three kittens hanging their mittens on a line"), /hanging/);
  assert.match(ignoredIn("a kitten by a stream, a toad on the bank"), /bank/);
  assert.ok(planOf("a cat hanging from a branch").spec.relations?.length);
});

Deno.test("[words] scales, mobiles, plush and plates mean what stands beside them", () => {
  const cases: [description: string, ignored: RegExp][] = [
    ["a tabby in bed, moon mobile above", /mobile/],
    ["a cat doing the washing up", /washing/],
    ["a cat with a mountain of dirty plates", /dirty/],
    ["a cat hugging an avocado plush", /plush/],
  ];
  for (const [description, ignored] of cases) assert.match(ignoredIn(description), ignored);
  assert.equal(planOf("a cat washing its face").spec.pose, "washing");
  assert.equal(planOf("a plush cat").spec.coat.length, "fluffy");
});

Deno.test("[words] a tuxedo on a white cat is seen, and the receipt lists the white as left out", () => {
  const { spec, understanding } = planOf("the tuxedo is Frank, the fluffy white is Nancy");
  assert.notEqual(spec.coat.colour, "white");
  assert.ok(understanding.understood.some(({ meaning }) => /white \(left out/.test(meaning)));
});

Deno.test("[words] what a picture is to be, or to be like, is no thing in it", () => {
  const cases = [
    "cut paper style cat with a red scarf",
    "a cat in the style of a stamp",
    "Drawing for our school: a cat",
    "Valentines card for my husband with a cat",
    "a tractor with a red hood, a cat on it",
  ];
  const strange = /letter|stamp|pencil|hood/;
  for (const description of cases) {
    assert.doesNotMatch(planOf(description).alt, strange, description);
  }
  assert.match(planOf("a cat holding a stamp").alt, /stamp/);
  assert.match(planOf("a cat drawing a picture").alt, /pencil/);
});

Deno.test("[words] a rock star with a bass guitar has one guitar, and a three tier cake is one", () => {
  const thingsIn = (description: string) =>
    planOf(description).spec.props.map(({ kind, count = 1 }) => [kind, count]);
  assert.deepEqual(thingsIn("rock star cat with a bass guitar"), [["bass guitar", 1]]);
  assert.deepEqual(thingsIn("cat with a three tier wedding cake"), [["tiered cake", 1]]);
});

Deno.test("[words] a fence that is painted yellow is yellow, a grumpy face is the cat's", () => {
  const [fence] = planOf("tabby painting a fence yellow").spec.props;
  assert.deepEqual(fence, { kind: "picket fence", colour: "yellow" });
  assert.equal(planOf("Pickle is a tortie with a grumpy face").spec.mood, "grumpy");
});

Deno.test("[words] idioms of pride and of no shame are moods", () => {
  const cases = [
    ["cat walking like he owns the street", "proud"],
    ["knocking a vase off the table with zero shame", "smug"],
    ["a cat that ate the cake, not sorry at all", "smug"],
    ["cat with resting grumpy face", "grumpy"],
  ];
  for (const [description, mood] of cases) assert.equal(planOf(description!).spec.mood, mood);
  assert.notEqual(planOf("gata cocinando, que no se vea triste").spec.mood, "sad");
});

Deno.test("[words] who is busy as a bee is with no bee, and a cat as a bee is dressed as one", () => {
  for (
    const description of [
      "busy as a bee, office cat",
      "a cat cool as a cucumber",
      "top dog cat in an office",
    ]
  ) {
    assert.deepEqual(planOf(description).spec.props, [], description);
  }
  assert.equal(planOf("night owl kitten reading").spec.time, "night");
  for (const bee of ["a cat as a bee", "a cat dressed as a bee", "schwarze Katze als Biene"]) {
    assert.equal(planOf(bee).spec.costume?.kind, "bee", bee);
  }
  assert.doesNotMatch(planOf("a cat in a teapot-patterned apron").alt, /teapot/);
});

Deno.test("[words] the tail of a mermaid is of her costume, and colours no coat", () => {
  const { costume, coat } = planOf("mermaid cat with a turquoise tail, the cat is white").spec;
  assert.deepEqual(costume, { kind: "mermaid", colour: "turquoise" });
  assert.deepEqual([coat.colour, coat.pattern], ["white", "solid"]);
});
