/** What a compound names is drawn, and not the thing that only says which; words are read as they are meant. */
import assert from "node:assert/strict";
import { ignoredIn, receiptOf, recipeOf } from "../../../tests/support/read_description.ts";

const thingsIn = (description: string) => recipeOf(description).props.map(({ kind }) => kind);

Deno.test("[words] everyday compounds are drawn as the thing that they name", () => {
  const cases: [description: string, thing: string][] = [
    ["a cat next to a crisp packet", "packet of crisps"],
    ["a cat behind a shower curtain", "shower curtain"],
    ["a cat next to a cat flap", "cat flap"],
    ["a cat with a tin opener", "tin opener"],
    ["a cat with a peanut butter jar", "jar of peanut butter"],
    ["a cat on a deck chair", "deckchair"],
    ["a cat next to a food bowl", "pet bowl"],
    ["a cat with a walking stick", "walking stick"],
    ["a cat by a spinning wheel", "spinning wheel"],
    ["a kitten in a spider's web", "cobweb"],
    ["a cat beside a barbecue", "barbecue"],
    ["a cat next to a bread bin", "bread bin"],
    ["a cat in a go kart", "go-kart"],
    ["a cat in front of a log cabin", "log cabin"],
    ["a cat in front of a thatched cottage", "cottage"],
    ["a cat next to a sarcophagus", "sarcophagus"],
    ["a cat with vinyl records", "vinyl record"],
    ["a cat driving a pink van", "van"],
    ["a cat with an ice cream truck", "ice cream van"],
    ["a cat with a fish skeleton", "fish bone"],
    ["a cat with a crumpled paper ball", "paper ball"],
    ["a cat in red wellies", "wellington boot"],
    ["a cat with a union jack", "British flag"],
    ["a cat sleeping on the wifi router", "router"],
    ["a cat with a budgie", "budgie"],
    ["a cat next to a parked car", "car"],
    ["a cat next to a pile of dishes", "stack of plates"],
  ];
  for (const [description, thing] of cases) {
    assert.deepEqual(thingsIn(description), [thing], description);
    assert.ok(
      receiptOf(description).understood.every(({ drawnAs }) => drawnAs === undefined),
      description,
    );
  }
});

Deno.test("[words] rooms of daily life are places", () => {
  const cases: [description: string, place: string][] = [
    ["a cat in a laundrette", "laundrette"],
    ["a cat at the bus stop", "bus stop"],
    ["a cat by a river", "river"],
    ["a cat at the gym", "gym"],
    ["a cat in the lift", "lift"],
    ["a cat on the allotment", "allotment"],
  ];
  for (const [description, place] of cases) {
    assert.equal(recipeOf(description).setting, place, description);
  }
  for (const crop of ["tulips", "lavender", "wheat", "corn", "sunflowers", "pumpkins", "flowers"]) {
    assert.equal(ignoredIn(`a cat in a field of ${crop}`), "", crop);
  }
});

Deno.test("[words] second senses are no look, place or company of the cat", () => {
  const looks = recipeOf("a cat with a scarf tied round its neck");
  assert.notEqual(looks.provenance["build"], "text");
  assert.notEqual(recipeOf("a cat and black smoke coming out of an oven").coat.pattern, "smoke");
  assert.ok(!thingsIn("the cat next door sleeps").includes("door"));
  assert.deepEqual(thingsIn("a cat, a mammoth in the back"), ["mammoth"]);
  assert.ok(!thingsIn("a kitten meeting a house cat").includes("house"));
  assert.ok(!thingsIn("a cat playing twister").includes("tornado"));
  assert.match(ignoredIn("a cat playing twister"), /twister/);
  const apron = recipeOf('a barbecue cat in a "kiss the cook" apron');
  assert.equal(apron.costume?.kind, "apron");
  assert.ok(!thingsIn("Our Biscuit passed away. Cream coloured").includes("cookie"));
});

Deno.test("[words] a stack of pancakes, or pancakes, is one stack", () => {
  for (const description of ["a cat with a stack of pancakes", "a cat with pancakes"]) {
    const [pancakes] = recipeOf(description).props;
    assert.equal(pancakes?.kind, "pancakes");
    assert.equal(pancakes?.count ?? 1, 1, description);
  }
});

Deno.test("[words] piles of gold and of paper are what they are, not a coin or letters", () => {
  const cases: [description: string, thing: string][] = [
    ["a dragon cat with a big pile of gold", "pile of gold"],
    ["a cat on a heap of gold coins", "pile of gold"],
    ["a cat asleep on a pile of papers", "stack of paper"],
    ["un gato sobre una pila de papeles", "stack of paper"],
  ];
  for (const [description, thing] of cases) {
    assert.ok(recipeOf(description).props.some(({ kind }) => kind === thing), description);
  }
});

Deno.test("[words] where someone comes home from is not in the picture", () => {
  const { props, setting } = recipeOf(
    "a cat waits at the front door for me to come home from school",
  );
  assert.deepEqual([props, setting], [[], "doorstep"]);
});
