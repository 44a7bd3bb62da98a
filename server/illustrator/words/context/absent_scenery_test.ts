import assert from "node:assert/strict";
import { compose } from "../../compose.ts";
import { parse } from "../parse.ts";
import { planCharacter } from "../../plan.ts";
import { resolve } from "../resolve.ts";
import { recipeOf } from "../../../../tests/support/read_description.ts";

const TREES = /trunk|crown|\bfir\b|bare branch|tree/;

Deno.test("[words] what a description leaves out of its place is not in the picture, and the receipt says so", () => {
  const seed = "1", style = "cartoon";
  const withTrees = compose(resolve(parse("a cat in a snowy forest"), { style, seed })).items;
  assert.ok(withTrees.some(({ name }) => TREES.test(name)));
  const examples = [
    "a cat in a snowy forest, but no trees, just snow",
    "eine Katze im Wald ohne Bäume",
    "un gato en el parque sin árboles",
  ];
  for (const description of examples) {
    const { spec, understanding } = planCharacter(description, { style, seed });
    const trees = compose(spec).items.filter(({ name }) => TREES.test(name));
    assert.deepEqual(trees.map(({ name }) => name), [], description);
    const matching = understanding.understood.filter(({ meaning }) => /as you say/.test(meaning));
    assert.equal(matching.length, 1, description);
  }
});

Deno.test("[words] a sky without moon and stars is still night", () => {
  const description = "a cat on a beach at night, no moon, without stars";
  const { spec, alt } = planCharacter(description, { style: "cartoon", seed: "1" });
  assert.equal(spec.time, "night");
  assert.match(alt, /at night/);
  const names = compose(spec).items.map(({ name }) => name);
  assert.ok(!names.some((name) => /^(?:moon|star)\b/.test(name)), names.join());
});

Deno.test("[words] a station without trains and a harbour without boats have none", () => {
  const cases: [description: string, pattern: RegExp][] = [
    ["a cat at a railway station, no trains", /train|locomotive|carriage/],
    ["駅の黒猫、電車はなしで", /train|locomotive|carriage/],
    ["a cat in a harbour without boats", /boat|ship/],
  ];
  for (const [description, pattern] of cases) {
    const { spec } = planCharacter(description, { style: "cartoon", seed: "1" });
    const isSeen = (without: typeof spec.without) => {
      const { without: _, ...rest } = spec;
      return compose(without ? { ...rest, without } : rest).items
        .some(({ name }) => pattern.test(name));
    };
    assert.ok(isSeen(undefined), `${description}: the place has some`);
    assert.ok(!isSeen(spec.without), description);
  }
});

Deno.test("[words] clothes that are denied leave the scenery in their name", () => {
  assert.equal(parse("a cat in the snow, no snow goggles").without, undefined);
  assert.deepEqual(parse("a cat in the woods, no snow").without, ["snow"]);
});

Deno.test("[words] who asks for snow and for none gets the snow that the text names", () => {
  const description = "a cat on a playground in falling snow, no snow";
  const { spec } = planCharacter(description, { style: "cartoon", seed: "1" });
  assert.equal(spec.weather, "snow");
  assert.ok(compose(spec).items.some(({ name }) => /snow/.test(name)));
});

Deno.test("[words] a forest without mushrooms has none, and a question that is answered is taken back", () => {
  for (const description of ["a cat in a forest, no toadstools", "eine Katze im Wald ohne Pilze"]) {
    assert.deepEqual(recipeOf(description).without, ["toadstools"], description);
    const { items } = compose(resolve(parse(description), { style: "cartoon", seed: "1" }));
    assert.ok(!items.some(({ name }) => name.startsWith("toadstool")), description);
  }
  assert.equal(recipeOf("a tall cat, trenchcoat? no just a scarf").costume, undefined);
});
