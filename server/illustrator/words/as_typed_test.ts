import assert from "node:assert/strict";
import { planCharacter } from "../plan.ts";
import { PLACES } from "../world/places.ts";

const planOf = (description: string) => planCharacter(description, { style: "cartoon", seed: "3" });

const propsOf = (description: string) =>
  planOf(description).spec.props.map(({ kind }): string => kind);

Deno.test("[words] compounds are read that are written as two words, and only where both make one", () => {
  const cases: [description: string, thing: string][] = [
    ["a cat with a tea pot", "teapot"],
    ["a cat with a sun flower", "sunflower"],
    ["a kitten with a pine apple", "pineapple"],
    ["a cat with a foot ball", "football"],
  ];
  for (const [description, thing] of cases) {
    assert.ok(propsOf(description).includes(thing), description);
  }
  assert.ok(!propsOf("a cat fish dinner").includes("catfish"));
  assert.equal(planOf("a cat in a bed room").spec.setting, "bedroom");
});

Deno.test("[words] letters typed too often are one or two", () => {
  const looksOf = (description: string) => planOf(description).spec;
  assert.equal(looksOf("a fluuuuffy cat").coat.length, "fluffy");
  assert.equal(looksOf("a blaaack cat").coat.colour, "black");
  assert.ok(propsOf("a cat with a baloon").includes("balloon"));
  // An English word without a drawing is none that has one.
  assert.ok(!propsOf("a cat with fire comming out of its mouth").includes("comb"));
});

Deno.test("[words] an emoji behind a noun is a thing of its own", () => {
  const { alt } = planOf("kitten in a flower pot 🌷");
  assert.match(alt, /in a flowerpot/);
  assert.match(planOf("a cat in a 📦").alt, /in a (?:cardboard )?box/);
});

Deno.test("[words] a plain background is stronger than a place, a blurred one is not", () => {
  assert.equal(planOf("logo for our bakery: a white cat, no background").spec.setting, "studio");
  assert.equal(planOf("a cat in a forest, plain background").spec.setting, "studio");
  assert.equal(planOf("a cat in a forest, blurred background").spec.setting, "forest");
});

Deno.test("[words] who rules a house is in none, and a plain tabby has stripes", () => {
  assert.deepEqual(propsOf("my cat is the queen of the house"), propsOf("my cat is the queen"));
  assert.equal(planOf("a plain brown tabby on a wall").spec.coat.pattern, "tabby");
  assert.equal(planOf("a plain brown cat on a wall").spec.coat.pattern, "solid");
});

Deno.test("[words] a dark room is one at night", () => {
  const { setting, time } = planOf("a cat in a dark bedroom").spec;
  assert.deepEqual({ setting, time }, { setting: "bedroom", time: "night" });
});

Deno.test("[words] an hour behind a place is one, also where both are one name", () => {
  for (const place of ["graveyard", "misty lake", "city"]) {
    assert.equal(planOf(`a cat in a ${place} at night`).spec.time, "night", place);
  }
});

Deno.test("[words] fur and things in all colours of a rainbow bring none into the sky", () => {
  const { coat, weather } = planOf("unicorn cat with rainbow fur").spec;
  assert.deepEqual([coat.pattern, weather === "rainbow"], ["rainbow", false]);
  const { props } = planOf("cat with a rainbow umbrella in a foggy city").spec;
  assert.deepEqual(props.map(({ kind, print }) => [kind, print]), [["umbrella", "rainbow"]]);
  assert.equal(planOf("a cat with a rainbow behind it").spec.weather, "rainbow");
});

Deno.test("[words] an elf cat is an elf, and no breed", () => {
  assert.equal(planOf("elf cat wrapping presents").spec.costume?.kind, "elf");
});

Deno.test("[words] a stormy night is a storm by night, and who is below stars is outside", () => {
  const { time, weather } = planOf("lighthouse keeper cat, stormy night").spec;
  assert.deepEqual([time, weather], ["night", "storm"]);
  for (const seed of ["1", "2", "3", "4", "5"]) {
    const { spec } = planCharacter("cat playing guitar on a log, starry night", {
      style: "cartoon",
      seed,
    });
    assert.equal(PLACES[spec.setting].weather, "falls", spec.setting);
  }
});

Deno.test("[words] the members of a cat family that are named are its cats", () => {
  const { spec } = planOf(
    "cat family portrait, dad has a monocle, mom has a big feathered hat, two kittens in front",
  );
  assert.equal(spec.others?.length, 3);
  assert.deepEqual(spec.accessories.map(({ variant }) => variant), ["monocle"]);
  assert.deepEqual(spec.others?.map(({ age }) => age), ["adult", "kitten", "kitten"]);
  assert.equal(planOf("a cat family having dinner").spec.others?.length, 2);
});

Deno.test("[words] what has a cat inside is around it", () => {
  for (
    const [description, vessel] of [
      ["snow globe with a tiny cat inside", "snow globe"],
      ["a jar with a kitten inside", "jar"],
    ] as const
  ) {
    const { relations = [], props } = planOf(description).spec;
    const inside = relations.find(({ who, is }) => who === "cat 1" && is === "inside");
    assert.equal(props[Number(inside?.what.slice(6)) - 1]?.kind, vessel, description);
  }
  assert.equal(planOf("kitten dressed as a bumblebee").spec.costume?.kind, "bee");
});
