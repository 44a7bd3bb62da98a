import assert from "node:assert/strict";
import { contains } from "../geometry/measure.ts";
import { THINGS } from "../colour/palette.ts";
import { compose } from "../compose.ts";
import { planCharacter, sayingsAsSeen } from "../plan.ts";
import { visibleRecipe } from "../composing/visible_recipe.ts";
import type { Item } from "../scene.ts";

function drawn(prompt: string) {
  const plan = planCharacter(prompt, { style: "cartoon", seed: "3" });
  const scene = compose(plan.spec);
  const said = sayingsAsSeen(prompt, {
    spec: plan.spec,
    seen: visibleRecipe(scene),
  });
  return { ...plan, items: scene.items, ...said };
}

const isCloth = (hue: number) => (item: Item) =>
  item.is === "region" && item.role === "costume" &&
  Math.abs(item.colour.h - hue) < 12;

Deno.test("[wardrobe] garments of different layers are worn together, each in its colour", () => {
  const { items, alt, understanding } = drawn(
    "a cat standing in a red jacket, a blue sweater and green trousers",
  );
  for (const colour of ["red", "blue", "green"] as const) {
    assert.ok(items.some(isCloth(THINGS[colour].h)), colour);
    assert.match(alt, new RegExp(`\\b${colour} (?:jacket|sweater|jeans)`), alt);
  }
  assert.deepEqual(understanding.ignored, []);
  assert.ok(
    understanding.understood.every(({ meaning }) => !meaning.includes("left out")),
  );
});

Deno.test("[wardrobe] an open coat shows the stripes of the shirt below it", () => {
  const { items } = drawn("a cat sitting in a coat over a striped shirt");
  const panel = items.find(({ name }) => name.endsWith(" below"));
  assert.ok(panel?.is === "region" && panel.marks.length > 0);
});

Deno.test("[wardrobe] of two garments of one layer the receipt lists the second as left out", () => {
  const { spec, understanding } = drawn("a cat in a red skirt and blue jeans");
  assert.equal(spec.layers, undefined);
  assert.ok(
    understanding.understood.some(({ meaning }) => meaning.includes("left out")),
  );
});

Deno.test("[wardrobe] who is named by a trade wears the garment that is named besides", () => {
  const { items, understanding } = drawn(
    "a sitting doctor cat in a red sweater",
  );
  assert.ok(items.some(isCloth(THINGS.red.h)));
  assert.ok(
    items.some(({ shows, role }) => shows === "garment doctor" && role === "costume"),
  );
  assert.ok(
    !items.some(({ name, shows }) => shows === "garment doctor" && /sleeve/.test(name)),
  );
  assert.ok(
    understanding.understood.every(({ meaning }) => !meaning.includes("left out")),
  );
});

Deno.test("[wardrobe] a bride keeps her dress beside a groom in a tuxedo", () => {
  const { spec } = drawn(
    "a white cat bride in a wedding dress and a groom in a tuxedo",
  );
  assert.deepEqual([spec.costume?.kind, spec.layers], [
    "wedding dress",
    undefined,
  ]);
});

Deno.test("[wardrobe] whom a sweater is the nearest costume of wears what is named instead", () => {
  const { spec } = drawn("a golfer cat in a green t-shirt");
  assert.deepEqual([spec.costume?.kind, spec.layers], ["t-shirt", undefined]);
});

Deno.test("[wardrobe] earrings and a mask are worn, the eyes show through the mask", () => {
  const { items, spec } = drawn("a cat with silver earrings and a red mask");
  assert.deepEqual(spec.accessories.map(({ variant }) => variant), [
    "carnival mask",
    "earrings",
  ]);
  assert.ok(items.some(({ name }) => name === "earring"));
  const halves = items.flatMap((item) =>
    item.is === "region" && /half of a mask/.test(item.name) ? [item.outline] : []
  );
  const eyes = items.flatMap((item) => item.is === "eye" ? [item.centre] : []);
  for (const eye of eyes) {
    assert.ok(halves.every((outline) => !contains(outline, eye)));
  }
});
