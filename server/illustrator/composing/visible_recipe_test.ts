import assert from "node:assert/strict";
import { PLAIN_CAT, solid } from "../../../tests/support/cat.ts";
import { compose } from "../compose.ts";
import { illustrate } from "../illustrate.ts";
import { planCharacter, sayingsAsSeen } from "../plan.ts";
import { region } from "../items.ts";
import type { Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { visibleRecipe } from "./visible_recipe.ts";

const WITH_THINGS: CatSpec = {
  ...PLAIN_CAT,
  others: [{ ...PLAIN_CAT, coat: solid("black") }],
  props: [{ kind: "pumpkin" }, { kind: "guitar" }],
  relations: [{ who: "thing 2", is: "right of", what: "cat 2" }],
};

/** The scene with boards before these items. */
function boarded(scene: Scene, names: RegExp): Scene {
  const boards = scene.items.filter((item) => names.test(`${item.of} ${item.name}`))
    .flatMap((item) => {
      if (item.is !== "region") return [];
      const { outline, colour } = item;
      return [region({ name: "board", role: "front", texture: "wood", outline, colour })];
    });
  return { ...scene, items: [...scene.items, ...boards] };
}

Deno.test("a scene that shows all of its recipe keeps it", () => {
  const scene = compose(WITH_THINGS);
  assert.equal(visibleRecipe(scene), scene.spec);
});

Deno.test("a thing behind another one leaves the recipe, with what is done with it", () => {
  const scene = boarded(compose(WITH_THINGS), /^thing 1 /);
  const seen = visibleRecipe(scene);
  assert.deepEqual(seen.props, [{ kind: "guitar" }]);
  assert.deepEqual(seen.relations, [{ who: "thing 1", is: "right of", what: "cat 2" }]);
  assert.deepEqual(visibleRecipe(boarded(compose(WITH_THINGS), /^thing 2 /)).relations, []);
});

Deno.test("a relation that its scene does not show leaves the recipe, its thing stays", () => {
  const scene = compose(WITH_THINGS);
  const mirrored: CatSpec = {
    ...WITH_THINGS,
    relations: [{ who: "thing 2", is: "left of", what: "cat 2" }],
  };
  const seen = visibleRecipe({ ...scene, spec: mirrored });
  assert.deepEqual([seen.relations, seen.props], [[], WITH_THINGS.props]);
});

Deno.test("a white chest under a costume is listed as left out, and not in the alternative text", () => {
  const words = "a black musketeer cat with a white bib, lying";
  const { spec } = planCharacter(words, { style: "cartoon", seed: "1" });
  const { alt, understanding } = sayingsAsSeen(words, { spec, seen: visibleRecipe(compose(spec)) });
  const bib = understanding.understood.find(({ text }) => text === "white bib");
  assert.equal(bib?.meaning, "white: bib (left out: hidden in this picture)");
  assert.doesNotMatch(alt, /white/);
});

Deno.test("a receipt made in one call follows its scene, also in other languages", async () => {
  const words = "eine schwarze Katze mit weißer Brust als Musketier, liegend";
  const { understanding } = await illustrate(words, { style: "cartoon", seed: "1" });
  const hidden = understanding.understood.filter(({ meaning }) => /hidden/.test(meaning));
  assert.equal(hidden.length, 1);
});

Deno.test("a skirt under the rim of a boat is listed as left out", () => {
  const words = "a siamese cat in a grey skirt driving a sailing boat, seen from the front";
  const { spec } = planCharacter(words, { style: "cartoon", seed: "4" });
  const { understanding } = sayingsAsSeen(words, { spec, seen: visibleRecipe(compose(spec)) });
  const skirt = understanding.understood.find(({ text }) => text === "grey skirt");
  assert.equal(skirt?.meaning, "costume: grey skirt (left out: hidden in this picture)");
});

/** What a receipt says of "a red …" beside a cat, once its scene is known. */
function saidOfRed(thing: string) {
  const words = `a black cat sitting in a meadow with a red ${thing}`;
  const { spec } = planCharacter(words, { style: "cartoon", seed: "1" });
  const { alt, understanding } = sayingsAsSeen(words, { spec, seen: visibleRecipe(compose(spec)) });
  const said = understanding.understood.find(({ text }) => text === `red ${thing}`);
  return { alt, ...said };
}

Deno.test("a colour that does not show on a thing is named neither by receipt nor by alternative text", () => {
  for (const thing of ["slot machine", "pitchfork", "kitchen knife", "banjo"]) {
    const { alt, meaning, drawnAs } = saidOfRed(thing);
    assert.doesNotMatch(`${alt} ${meaning}`, /red/, thing);
    assert.ok(drawnAs?.includes(thing), thing);
  }
  for (const thing of ["balloon", "guitar", "couch", "ladder", "pumpkin"]) {
    const { alt, meaning, drawnAs } = saidOfRed(thing);
    assert.match(alt, /red/, thing);
    assert.match(meaning ?? "", /red/, thing);
    assert.equal(drawnAs, undefined, thing);
  }
});

Deno.test("clothes of which a strip shows are listed as left out", () => {
  const words = "a black cat with a red collar drinking from a mug";
  const { spec } = planCharacter(words, { style: "cartoon", seed: "5" });
  const { understanding } = sayingsAsSeen(words, { spec, seen: visibleRecipe(compose(spec)) });
  const collar = understanding.understood.find(({ text }) => text === "red collar");
  assert.match(collar?.meaning ?? "", /left out: hidden/);
});

Deno.test("[visible] a build is hidden where only the head is seen, ears under a helmet too", () => {
  const toldOf = (prompt: string) => {
    const { spec } = planCharacter(prompt, { style: "cartoon", seed: "4" });
    const seen = visibleRecipe(compose(spec));
    return sayingsAsSeen(prompt, { spec, seen }).understanding.understood
      .map(({ text, meaning }) => `${text}: ${meaning}`).join("; ");
  };
  assert.match(toldOf("chonky boy stuck in the cat flap"), /chonky: build: .*hidden/);
  assert.match(toldOf("a knight cat with large ears"), /large ears: .*hidden/);
  assert.doesNotMatch(toldOf("a very fat cat on a sofa"), /hidden/);
  assert.doesNotMatch(toldOf("a cat with large ears"), /hidden/);
});
