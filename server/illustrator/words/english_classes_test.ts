import assert from "node:assert/strict";
import {
  drawnAs,
  ignoredIn,
  receiptOf,
  recipeOf,
  relatedIn,
} from "../../../tests/support/read_description.ts";
import { parse } from "./parse.ts";
import { resolve } from "./resolve.ts";
import { understanding } from "./understanding.ts";

Deno.test("[words] a part that is said to be of a colour has it", () => {
  const cases: [description: string, white: string[]][] = [
    ["a black cat, her paws are white", ["socks"]],
    ["a grey cat whose tail tip is white", ["tailtip"]],
    ["her fur is black and her paws are white", ["socks"]],
    ["my cat is black, his chest is white", ["bib"]],
  ];
  for (const [description, white] of cases) {
    assert.deepEqual(recipeOf(description).coat.white, white, description);
  }
  assert.equal(recipeOf("a grey cat whose whiskers are blue").coat.colour, "grey");
  assert.deepEqual(recipeOf("a grey cat whose tail is white").ownMarks, ["a white spot on tail"]);
});

Deno.test("[words] the colour of a beard is not the cat's", () => {
  assert.equal(recipeOf("a black cat with a white beard").coat.colour, "black");
  assert.notEqual(recipeOf("a cat with a grey moustache").provenance["coat.colour"], "text");
  assert.equal(recipeOf("a white bearded cat").coat.colour, "white");
});

Deno.test("[words] a plant that is a colour, too, is no colour where it stands in a vase", () => {
  for (
    const description of [
      "a cat, lilac in a vase",
      "a cat smelling lavender",
      "a cat with a bunch of violets",
      "a cat holding mint",
    ]
  ) assert.notEqual(recipeOf(description).provenance["coat.colour"], "text", description);
  assert.equal(recipeOf("a lilac and white cat").coat.colour, "lilac");
});

Deno.test("[words] a baby penguin is a small penguin and no kitten", () => {
  const { props, others } = recipeOf("a cat and a baby penguin");
  assert.deepEqual([props, others], [[{ kind: "penguin", size: "tiny" }], undefined]);
});

Deno.test("[words] a second cat is one whatever it does", () => {
  assert.equal(recipeOf("a black cat and a grey cat arm wrestling").others?.length, 1);
});

Deno.test("[words] who looks into a thing is not in it", () => {
  assert.deepEqual(relatedIn("a cat peering into a fish bowl"), ["cat 1 looking into fishbowl"]);
  assert.deepEqual(relatedIn("a kitten staring into a teapot"), ["cat 1 looking at teapot"]);
});

Deno.test("[words] who is drawn on what it should be in is told so, as is who does more than is drawn", () => {
  const cases: [description: string, text: string][] = [
    ["a cat sleeping in a hedge", "sleeping in"],
    ["a cat on the head of an elephant", "on the head of"],
  ];
  for (const [description, text] of cases) assert.ok(drawnAs(description, text), description);
  assert.equal(drawnAs("a cat in an armchair", "in"), undefined);
});

Deno.test("[words] a cat listed with a thing is on the same furniture", () => {
  assert.deepEqual(relatedIn("a cat and a teddy bear on a bed"), [
    "cat 1 on bed",
    "teddy bear on bed",
  ]);
});

Deno.test("[words] a thing with a cat in it bears the cat", () => {
  assert.deepEqual(relatedIn("a bath with a black cat in it"), ["cat 1 inside bathtub"]);
  assert.deepEqual(relatedIn("a table with a kitten on it"), ["cat 1 on table"]);
});

Deno.test("[words] what a heap consists of bears a cat, whatever says which", () => {
  assert.deepEqual(relatedIn("asleep on a stack of library books"), ["cat 1 on book"]);
});

Deno.test("[words] what a thing without a drawing is full of is not around the cat", () => {
  assert.deepEqual(relatedIn("a cat, a pillowcase full of sweets"), []);
});

Deno.test("[words] English words are no misspelt ones and none of another language", () => {
  for (const word of ["moss", "garnet", "hatchling", "conker", "basset"]) {
    assert.deepEqual(receiptOf(`a cat with ${word}`).ignored, [word]);
  }
});

Deno.test("[words] cats by what they are dressed up as are several cats", () => {
  const costumesIn = (description: string) => {
    const { costume, others = [] } = recipeOf(description);
    return [costume, ...others.map((cat) => cat.costume)].map((one) => one?.kind);
  };
  const cases: [description: string, costumes: string[]][] = [
    ["a doctor cat and a nurse cat", ["doctor", "nurse"]],
    ["two cats as bride and groom", ["wedding dress", "tuxedo"]],
    ["two kittens dressed as a pirate and a ninja", ["pirate", "ninja"]],
    ["three pirate cats", ["pirate", "pirate", "pirate"]],
  ];
  for (const [description, costumes] of cases) {
    assert.deepEqual(costumesIn(description), costumes, description);
  }
  assert.equal(recipeOf("a cat's face on a mug, black cat").others, undefined);
});

Deno.test("[words] what is said of another noun is no colour of the cat", () => {
  assert.equal(recipeOf("violets are blue, my cat is grey").coat.colour, "grey");
  assert.notEqual(recipeOf("a cat, the sky is pink").provenance["coat.colour"], "text");
});

Deno.test("[words] who handles a cat, and whom a cat gives something to, is no costume", () => {
  for (
    const description of [
      "a vet giving a cat a pill",
      "a cat giving daisies to a vet",
      "a cat scared of a clown",
      "a chef feeding a cat",
    ]
  ) assert.equal(recipeOf(description).costume, undefined, description);
  assert.equal(recipeOf("a cat dressed up as a pirate").costume?.kind, "pirate");
});

Deno.test("[words] a mood that stands for what is done is told as near", () => {
  for (const word of ["hiding", "listening", "drunk", "injured"]) {
    assert.ok(drawnAs(`a ${word} cat`, word), word);
  }
});

Deno.test("[words] a bed of flowers is no bed", () => {
  const description = "a cat lying in a bed of tulips";
  assert.deepEqual(relatedIn(description), ["cat 1 around tulip"]);
  assert.notEqual(recipeOf(description).setting, "bedroom");
});

Deno.test("[words] a thing on clothes, a person in a thing: the cat is neither", () => {
  assert.ok(receiptOf("a cat with a candle on his helmet").ignored.includes("on"));
  assert.deepEqual(relatedIn("a cat pushing grandma in a wheelchair"), []);
  assert.deepEqual(relatedIn("a cat with spectacles on a chain"), []);
});

Deno.test("[words] a compound that has no drawing is drawn as its last noun, and the receipt says so", () => {
  assert.ok(drawnAs("a cat in a horse box", "horse box"));
  assert.ok(drawnAs("a cat with a crocodile skull", "crocodile skull"));
});

Deno.test("[words] a receipt tells of each of several cats that finds no room", () => {
  const said = parse("three kittens in a bucket");
  const recipe = resolve(said, { style: "cartoon", seed: "5" });
  const seen = { ...recipe, relations: recipe.relations!.slice(0, 1) };
  const { understood } = understanding(said, recipe, null, undefined, seen);
  assert.match(
    understood.find(({ text }) => text === "in")!.meaning,
    /the third in a bucket \(left out/,
  );
});

Deno.test("[words] what is done with a thing that is not known is told as near", () => {
  assert.ok(drawnAs("a cat eating my homework", "eating"));
  assert.ok(drawnAs("a cat driving a dune buggy", "driving"));
  assert.equal(drawnAs("a cat eating quietly", "eating"), undefined);
});

Deno.test("[words] another animal holds what is said of it, wherever it is", () => {
  assert.deepEqual(relatedIn("a cat in a birdcage and a canary outside holding the key"), [
    "cat 1 inside birdcage",
  ]);
});

Deno.test("[words] a mother and her kittens are counted together", () => {
  assert.equal(recipeOf("a mum cat and three kittens").others?.length, 3);
  assert.equal(recipeOf("new babies, two siamese kittens").others?.length, 1);
  assert.equal(recipeOf("six week old kittens").age, "kitten");
});

Deno.test("[words] a cat listed behind things, with what it does, is another one", () => {
  assert.equal(
    recipeOf("a cat singing, disco lights, a bored cat at the table").others?.length,
    1,
  );
  assert.equal(recipeOf("a tabby, green eyes, a very sleepy cat").others, undefined);
});

Deno.test("[words] what hangs, is printed or is a picture of a cat is no cat there", () => {
  assert.deepEqual(relatedIn("a cat on a swing hung from an oak"), ["cat 1 on swing"]);
  assert.deepEqual(relatedIn("a mug with a cat on it"), []);
  assert.deepEqual(relatedIn("a cat shadow on the wall"), []);
});

Deno.test("[words] words of place of which nothing came are listed", () => {
  const { ignored } = receiptOf("a cat with a nest on her head, three eggs in it");
  assert.ok(ignored.includes("in"));
  assert.deepEqual(receiptOf("a cat and a fox back to back").ignored, ["back to back"]);
});

Deno.test("[words] food and drink that are colours are none where they are consumed", () => {
  assert.equal(recipeOf("an orange cat spraying champagne").coat.colour, "orange");
  assert.equal(recipeOf("a champagne coloured cat").coat.colour, "cream");
});

Deno.test("[words] what belongs to a costume without being worn is none", () => {
  assert.equal(recipeOf("a cat staring at a bowl, police tape").costume, undefined);
  assert.equal(recipeOf("a cat, police uniform").costume?.kind, "police officer");
});

Deno.test("[words] a cat with a thing is itself where words of place say", () => {
  assert.deepEqual(relatedIn("a cat with a saxophone under a streetlight"), [
    "cat 1 under street lamp",
  ]);
  assert.deepEqual(relatedIn("a cat with a cake on a table"), ["cake on table"]);
});

Deno.test("[words] a hat that lies before the cat is not on its head", () => {
  const { accessories } = recipeOf("a cat with a saxophone, hat with a few coins in front of him");
  assert.deepEqual(accessories, []);
});

Deno.test("[words] somebody who needs no article is no costume of the cat", () => {
  assert.equal(recipeOf("a tabby looking for Santa").costume, undefined);
  assert.equal(recipeOf("a cat pulling santa's sleigh").costume, undefined);
  assert.equal(recipeOf("a cat dressed as santa").costume?.kind, "santa");
});

Deno.test("[words] the cow that jumps is an animal, dad cat a second one", () => {
  const { props, pose } = recipeOf("the cat and the cow jumping over the moon");
  assert.deepEqual([props.map(({ kind }) => kind), pose], [["cow"], "jumping"]);
  assert.equal(recipeOf("a kitten riding a bike, dad cat running behind").others?.length, 1);
});

Deno.test("[words] what a thing is painted in, and what is painted on a face, is not the cat's", () => {
  assert.notEqual(
    recipeOf("two kittens painting a shed blue").provenance["coat.colour"],
    "text",
  );
  assert.equal(ignoredIn("sugar skull makeup on a black cat"), "sugar skull makeup");
});

Deno.test("[words] what a crowd does the cat does not", () => {
  assert.deepEqual(relatedIn("a cat in a lake, friends holding up cards"), []);
});

Deno.test("[words] what is asked for behind a story is the cat of the story", () => {
  const cats = (description: string) => 1 + (recipeOf(description).others?.length ?? 0);
  const story = "my dad drives trucks and his cat Diesel rides along.";
  for (
    const request of ["can u do", "Could you please draw", "please make me", "I'd like", "Draw"]
  ) {
    assert.equal(cats(`${story} ${request} a trucker cat`), 1, request);
  }
  assert.equal(cats("a black cat sleeps. a white cat watches"), 2);
});
