/**
 * How people write in a hurry: names in small letters, missing apostrophes, slang, and lists.
 */
import assert from "node:assert/strict";
import { COATS, coatTones } from "../colour/palette.ts";
import { planCharacter } from "../plan.ts";

const plan = (description: string) => planCharacter(description, { style: "cartoon", seed: "3" });

const ignoredIn = (description: string) =>
  plan(description).understanding.ignored.join(" ").toLowerCase();

Deno.test("[words] a usual name in small letters behind “my cat” is no content", () => {
  for (
    const description of [
      "my cat luna hates the vacuum",
      "our kitten pumpkin on the sofa",
      "my cat ginger is grey",
    ]
  ) {
    const { spec, understanding } = plan(description);
    assert.ok(
      understanding.understood.some(({ meaning }) => meaning === "its name"),
      description,
    );
    assert.notEqual(spec.setting, "moon", description);
    assert.ok(!spec.props.some(({ kind }) => kind === "pumpkin"), description);
  }
  assert.equal(plan("my cat ginger is grey").spec.coat.colour, "grey");
  assert.equal(plan("my cat ginger and white").spec.coat.colour, "orange");
});

Deno.test("[words] a plural without its apostrophe is one cat, and slang for a cat takes its colour", () => {
  assert.equal(plan("my cats birthday!! he's ginger").spec.others, undefined);
  assert.equal(plan("cats playing").spec.others?.length, 1);
  assert.equal(plan("hes a fat orange boi").spec.coat.colour, "orange");
  assert.equal(plan("shes a smol grey gurl").spec.coat.colour, "grey");
});

Deno.test("[words] what we do and who helps the cat is neither its pose nor its costume", () => {
  assert.match(ignoredIn("we run a bakery, our cat in an apron"), /run/);
  const { spec } = plan("cat stuck in a tree and a fireman on a ladder");
  assert.equal(spec.costume, undefined);
  assert.match(ignoredIn("cat stuck in a tree and a fireman on a ladder"), /fireman/);
  assert.match(ignoredIn("a cat rescued by a fireman"), /fireman/);
  assert.equal(plan("a cat with a sword and a wizard hat").spec.costume?.kind, "wizard");
});

Deno.test("[words] what is lost is not drawn, and an eye that is hidden is not missing", () => {
  assert.deepEqual(plan("three kittens have lost their mittens").spec.props, []);
  assert.doesNotMatch(plan("cat behind a fence, only one eye visible").alt, /missing/);
  assert.match(plan("a black cat with only one eye").alt, /missing/);
});

Deno.test("[words] plurals that stand beside their singular in a list are several", () => {
  const numberOf = (description: string) => plan(description).spec.props[0]?.count ?? 1;
  for (const several of ["eggs", "cookies", "logs", "gears", "seagulls"]) {
    assert.equal(numberOf(`a cat with ${several}`), 2, several);
  }
  for (const one of ["an egg", "a gear", "drawers", "stairs", "grapes"]) {
    assert.equal(numberOf(`a cat with ${one}`), 1, one);
  }
});

Deno.test("[words] mittens in a list of clothes are worn", () => {
  const worn = plan("snowshoe cat, bobble hat, mittens, snowman").spec;
  assert.ok(worn.props.some(({ kind }) => kind === "gloves"));
});

Deno.test("[words] what becomes of things is not the cat's pose", () => {
  const cases: [description: string, pose: string][] = [
    ["a cat in a room, flowers and water flying", "flying"],
    ["magician cat with a wand, cards flying", "flying"],
    ["cat flipping pancakes, one in the air", "jumping"],
  ];
  for (const [description, pose] of cases) assert.notEqual(plan(description).spec.pose, pose);
  assert.deepEqual(
    plan("two cats by a fireplace, stockings hanging").spec.props.map(({ kind }) => kind),
    [
      "fireplace",
      "stocking",
    ],
  );
  assert.equal(plan("a cat with wings flying").spec.pose, "flying");
});

Deno.test("[words] things that share a word with a look are things where a noun stands", () => {
  const thingsIn = (description: string) => plan(description).spec.props.map(({ kind }) => kind);
  assert.deepEqual(thingsIn("a cat with dumplings"), ["dumpling"]);
  assert.deepEqual(thingsIn("a farmer cat with cows"), ["cow"]);
  assert.deepEqual(thingsIn("a cat staring at a fly"), ["housefly"]);
  assert.deepEqual(thingsIn("a cat on a heap of gold"), ["coin"]);
  assert.equal(plan("a cow cat").spec.coat.pattern, "cow");
  assert.equal(plan("a dumpling of a cat").spec.build, "chubby");
});

Deno.test("[words] what a cat stares at lies on the table, and the cat does not", () => {
  const { understanding } = plan("a kitten staring at a roast chicken on the table");
  assert.ok(
    understanding.understood.some(({ meaning }) => meaning === "a roast chicken on a table"),
  );
});

Deno.test("[words] lamps and cabins of another make are listed as drawn near", () => {
  for (
    const [description, word] of [["a cat by a desk lamp", "desk lamp"], [
      "a cat in a wetsuit",
      "wetsuit",
    ]] as const
  ) {
    const { understood } = plan(description).understanding;
    assert.ok(understood.find(({ text }) => text === word)?.drawnAs, description);
  }
  assert.match(ignoredIn("an emo cat with piercings"), /piercings/);
});

Deno.test("[words] scarves fly without their cat, and snow angels, hat boxes and savannahs are what they are", () => {
  assert.notEqual(plan("tortie in a red car, scarf flying in the wind").spec.pose, "flying");
  assert.equal(plan("a cat making a snow angel").spec.costume, undefined);
  assert.deepEqual(plan("a cat in a hat box").spec.accessories, []);
  const { spec } = plan("a kitten asleep on a lion in the savannah");
  assert.equal(spec.setting, "savanna");
  assert.equal(spec.others, undefined);
});

Deno.test("[words] who puts something on puts nothing on it", () => {
  const { spec } = plan("a cat at a mirror putting on lipstick");
  assert.ok(!spec.relations?.some(({ is }) => is === "on"));
});

Deno.test("[words] what snow does and how a dog looks is not said of the cat", () => {
  assert.notEqual(plan("cat on skis, snow flying everywhere").spec.pose, "flying");
  const { spec, understanding } = plan("cat in a canoe with a dog, dog looks worried");
  assert.notEqual(spec.provenance["mood"], "text");
  const worried = understanding.understood.find(({ text }) => text === "worried");
  assert.match(worried?.meaning ?? "", /another animal/);
});

Deno.test("[words] a cat is in a boot, also where the words name its owner", () => {
  for (
    const description of ["a kitten in my dads work boot", "a kitten in grandpa's old boot"]
  ) assert.equal(plan(description).spec.relations?.[0]?.is, "inside", description);
});

Deno.test("[words] a food that is prepared is no coat", () => {
  const description = "cat in a cup with whipped cream";
  assert.notEqual(plan(description).spec.provenance["coat.colour"], "text");
  assert.match(ignoredIn(description), /cream/);
});

Deno.test("[words] stripes have the colour that is said of them", () => {
  const { coat } = plan("a grey cat with purple stripes").spec;
  assert.deepEqual(coatTones(coat).dark, COATS.purple);
});

Deno.test("[words] what a cat is drawn beside, or does less than it should, has a drawnAs", () => {
  for (
    const [description, text] of [
      ["a cat ghost haunting an attic", "ghost"],
      ["a cat playing chess with a pigeon", "playing chess"],
    ] as const
  ) {
    const said = plan(description).understanding.understood.find((part) => part.text === text);
    assert.ok(said?.drawnAs, description);
  }
});

Deno.test("[words] who is in a sink is not at it when it is said again", () => {
  const { relations } = plan("my cat sits in the sink. draw him in the kitchen sink").spec;
  assert.deepEqual(relations?.map(({ is }) => is), ["inside"]);
});

Deno.test("[words] a person beside the cat is listed as ignored, and so is what one does", () => {
  const description = "a cat, a little girl pointing at it";
  assert.match(ignoredIn(description), /girl/);
  assert.ok(
    plan(description).understanding.understood.every(({ meaning }) => !/reaching/.test(meaning)),
  );
  assert.match(ignoredIn("a cat and an old man fishing"), /old man/);
  assert.doesNotMatch(ignoredIn("my little girl sleeping"), /girl/);
});

Deno.test("[words] big tears are of no large cat, and a broken heart that is held is a thing", () => {
  assert.equal(plan("a kitten crying big tears").spec.size, undefined);
  assert.match(ignoredIn("a cat holding a broken heart"), /broken heart/);
});

Deno.test("[words] a name is no misspelt word, and no place where it has something", () => {
  assert.deepEqual(plan("our late Tilly (tortie) with a halo").spec.props, []);
  assert.notEqual(plan("Luna's 1st birthday, grey kitten").spec.setting, "moon");
  assert.equal(plan("my Persain cat").spec.coat.length, plan("my Persian cat").spec.coat.length);
});

Deno.test("[words] a bubble bath has a drawnAs, an umbrella that lies there is no lying cat", () => {
  const [bath] = plan("a cat in a bubble bath").understanding.understood;
  assert.ok(bath?.drawnAs);
  assert.notEqual(plan("cat, red umbrella lying on the grass").spec.provenance["pose"], "text");
});

Deno.test("[words] hurried words for marks and eyes are understood", () => {
  assert.deepEqual(plan("black w/ a white spot on chest").spec.coat.white, ["bib"]);
  assert.ok(plan("a cat that has 1 eye").spec.features?.includes("left eye missing"));
});

const drawnAs = (description: string, text: string) =>
  plan(description).understanding.understood.find((part) => part.text === text)?.drawnAs;

Deno.test("[words] a thing before a noun that is not known only says which, and has a drawnAs", () => {
  assert.ok(drawnAs("cats in a conga line", "conga"));
  assert.ok(drawnAs("a cat in a saxophone case", "saxophone"));
  assert.equal(drawnAs("a cat with a crown askew", "crown"), undefined);
});

Deno.test("[words] who is in a closed thing or at a party has a drawnAs", () => {
  assert.ok(drawnAs("a cat in a snow globe", "in"));
  assert.ok(drawnAs("a cat having a tea party", "having a tea party"));
  assert.equal(drawnAs("a cat in a teapot", "in"), undefined);
});

Deno.test("[words] what a cat refuses to do it does not do", () => {
  assert.notEqual(plan("cat on a leash refusing to walk").spec.pose, "walking");
});

Deno.test("[words] lavender among flowers is no coat, an artist's studio no plain background", () => {
  const { spec } = plan("a cat with flowers along its back (lavender, poppies)");
  assert.notEqual(spec.provenance["coat.colour"], "text");
  assert.match(ignoredIn("a cat painter in a messy studio"), /studio/);
});

Deno.test("[words] a book that floats is not the cat", () => {
  assert.notEqual(plan("a cat, book of shadows floating").spec.provenance["pose"], "text");
});

Deno.test("[words] what clothes show, bags hold and things are made of has a drawnAs", () => {
  const cases: [description: string, text: string][] = [
    ["a cat in a headscarf with roses", "roses"],
    ["a bone necklace on a cat", "bone"],
    ["a kitten in a bag of flour", "bag"],
    ["an umbrella made of a leaf over a cat", "leaf"],
    ["a dinosaur cat", "dinosaur cat"],
  ];
  for (const [description, text] of cases) assert.ok(drawnAs(description, text), description);
});

Deno.test("[words] of three legs the one that is said to be missing is missing, and no other", () => {
  for (
    const description of [
      "three legged cat, back left leg missing",
      "a cat with three legs (back left is missing)",
    ]
  ) assert.deepEqual(plan(description).spec.features, ["left hind leg missing"], description);
});

Deno.test("[words] the age of a child, a costume of a cat and socks on a head are not the cat's", () => {
  assert.notEqual(plan("for a 6 year old boy: a green cat").spec.age, "senior");
  assert.equal(plan("my 12 yr old cat").spec.age, "senior");
  assert.match(ignoredIn("a tiny frog wearing a cat costume"), /cat/);
  assert.match(ignoredIn("a grey cat, socks on her head"), /socks/);
});

Deno.test("[words] what things of a list do the cat does not do", () => {
  assert.notEqual(plan("a black cat, floating candles").spec.provenance["pose"], "text");
  assert.equal(plan("a floating cat with candles").spec.pose, "flying");
});

Deno.test("[words] a cat across a sofa is on it, and one on a llama rides", () => {
  assert.equal(plan("a cat stretched across a whole sofa").spec.relations?.[0]?.is, "on");
  const { spec } = plan("a cat riding a llama through the andes");
  assert.equal(spec.name, undefined);
  assert.equal(spec.setting, "mountains");
});

Deno.test("[words] “she's a” and “it's a” say more of the same cat, “two more” names others", () => {
  const count = (description: string) => 1 + (plan(description).spec.others?.length ?? 0);
  assert.equal(count("my cat Bean? shes a tiny tortie with a pink nose"), 1);
  assert.equal(count("my cat is fat. he is a grey tabby"), 1);
  assert.equal(count("a mother cat with a kitten, two more kittens asleep"), 4);
});

Deno.test("[words] floats, lines and banks are what they are beside water and washing", () => {
  assert.notEqual(plan("a fat cat on a pool float").spec.pose, "flying");
  assert.match(ignoredIn("three kittens hanging their mittens on a line"), /hanging/);
  assert.match(ignoredIn("a kitten by a stream, a toad on the bank"), /bank/);
  assert.ok(plan("a cat hanging from a branch").spec.relations?.length);
});

Deno.test("[words] who is wrapped in a thing, or wears a wig, has a drawnAs", () => {
  assert.ok(drawnAs("kitten wrapped in a yellow towel", "wrapped in"));
  assert.ok(drawnAs("a bald cat with a blonde wig", "blonde wig"));
});

Deno.test("[words] what I wear and how a fish swims is not the cat's", () => {
  assert.equal(plan("my cat on a chair while I wear a pirate hat").spec.costume, undefined);
  const swims = "a cat with a fishbowl, fish swimming inside";
  assert.notEqual(plan(swims).spec.provenance["pose"], "text");
  assert.notEqual(plan("an old captain cat, pipe smoke").spec.coat.pattern, "smoke");
});

Deno.test("[words] a person with an article is beside the cat, a campfire is round no cat", () => {
  assert.match(ignoredIn("a cat pulling a turnip with a grandmother"), /grandmother/);
  assert.equal(plan("a grandma cat with a shawl").spec.age, "senior");
  assert.notEqual(plan("a cat round a campfire").spec.build, "chubby");
});

Deno.test("[words] scales, mobiles, plush and plates mean what stands beside them", () => {
  const cases: [description: string, ignored: RegExp][] = [
    ["half cat half fish, blue scales", /scales/],
    ["a tabby in bed, moon mobile above", /mobile/],
    ["a cat doing the washing up", /washing/],
    ["a cat with a mountain of dirty plates", /dirty/],
    ["a cat hugging an avocado plush", /plush/],
  ];
  for (const [description, ignored] of cases) assert.match(ignoredIn(description), ignored);
  assert.equal(plan("a cat washing its face").spec.pose, "washing");
  assert.equal(plan("a plush cat").spec.coat.length, "fluffy");
});

Deno.test("[words] a tuxedo on a white cat is seen, and the receipt lists the white as left out", () => {
  const { spec, understanding } = plan("the tuxedo is Frank, the fluffy white is Nancy");
  assert.notEqual(spec.coat.colour, "white");
  assert.ok(understanding.understood.some(({ meaning }) => /white \(left out/.test(meaning)));
});
