/**
 * What a viewer recognises of a pose, in every style and body.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT, solid } from "../../../tests/support/cat.ts";
import { apart, everyCat, eyesOf, find, middleOf } from "../../../tests/support/drawn_cats.ts";
import { bounds, contains } from "../geometry/measure.ts";
import type { CatSpec } from "../spec.ts";
import { describe } from "../words/wording/description.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";
import { type Cat, drawCat } from "./cat.ts";

Deno.test("a cat that washes has its paw at its mouth and its tongue out", () => {
  for (const { cat, what } of everyCat({ pose: "washing" })) {
    const paw = middleOf(find(cat.front, "right forepaw"));
    const tongue = middleOf(find(cat.features, "tongue"));
    assert.ok(apart(paw, tongue) < 62 * cat.figure.head.scale, what);
  }
});

Deno.test("a yawn is a mouth wider than the nose three times over, teeth, and shut eyes", () => {
  for (const mood of ["happy", "angry", "loving"] as const) {
    const { features } = drawCat({ ...PLAIN_CAT, pose: "yawning", mood });
    const mouth = bounds(find(features, "open mouth").outline);
    const nose = bounds(find(features, "nose").outline);
    assert.ok(mouth.bottom - mouth.top > 2.6 * (nose.bottom - nose.top));
    assert.ok(features.some(({ name }) => name === "left fang"));
    assert.ok(eyesOf(features).every(({ closed }) => closed === "asleep"), mood);
  }
});

Deno.test("a begging cat holds both paws together between chin and belly", () => {
  for (const { cat, what } of everyCat({ pose: "begging" })) {
    const [left, right] = ["left forepaw", "right forepaw"].map((name) =>
      middleOf(find(cat.front, name))
    );
    assert.ok(apart(left!, right!) < 80, what);
    for (const [, y] of [left!, right!]) assert.ok(y > -180 && y < -90, what);
  }
});

Deno.test("a paw that reaches up is above the ears' roots and beside the head", () => {
  for (const { cat, what } of everyCat({ pose: "reaching up" })) {
    const paw = bounds(find(cat.front, "right forepaw").outline);
    const skull = find(cat.skull, "head").outline;
    assert.ok(paw.top < bounds(skull).top, what);
    assert.ok(find(cat.front, "right forepaw").outline.every((p) => !contains(skull, p)), what);
  }
});

Deno.test("an upright cat stands on its hind paws, its forepaws off the ground", () => {
  for (const { cat, what } of everyCat({ pose: "upright" })) {
    const low = (name: string) => bounds(find([...cat.limbs, ...cat.front], name).outline).bottom;
    assert.ok(low("left hind paw") > -4 && low("right hind paw") > -4, what);
    assert.ok(low("left forepaw") < -58 && low("right forepaw") < -58, what);
  }
});

Deno.test("an arched back is higher than the head, the tail a brush that stands up", () => {
  for (const { cat, what } of everyCat({ pose: "arched back" })) {
    const back = bounds(find(cat.torso, "torso").outline);
    const tail = bounds(find(cat.back, "tail").outline);
    assert.ok(back.top < cat.figure.head.at[1] - 90, what);
    assert.ok(tail.top < back.top, what);
  }
});

Deno.test("of a cat curled up more body is seen than head", () => {
  for (const { cat, what } of everyCat({ pose: "curled up" })) {
    const body = bounds(find(cat.torso, "torso").outline);
    const head = bounds(find(cat.skull, "head").outline);
    // A kitten is mostly head.
    const least = what.includes("kitten") ? 1.15 : 1.35;
    assert.ok((body.right - body.left) > least * (head.right - head.left), what);
    assert.ok(eyesOf(cat.features).every(({ closed }) => closed === "asleep"), what);
  }
});

Deno.test("a cat that hangs upside down has its paws above its back and its head the other way up", () => {
  for (const { cat, what } of everyCat({ pose: "hanging upside down" })) {
    const paw = bounds(find(cat.limbs, "near fore paw").outline);
    const body = bounds(find(cat.torso, "torso").outline);
    assert.ok(paw.bottom < body.top + 40, what);
    const nose = middleOf(find(cat.features, "nose"))[1];
    assert.ok(eyesOf(cat.features).every(({ centre }) => centre[1] > nose), what);
  }
});

Deno.test("a cat that sits like a person shows its soles and its belly", () => {
  for (const pose of ["sitting upright", "meditating"] as const) {
    for (const { cat, what } of everyCat({ pose })) {
      const names = cat.limbs.map(({ name }) => name);
      assert.ok(names.includes("left hind paw pad 1"), `${pose} ${what}`);
      assert.ok(names.includes("right hind paw pad 1"), `${pose} ${what}`);
      const paw = bounds(find(cat.front, "right forepaw").outline);
      assert.ok(paw.bottom < -40, `${pose} ${what}`);
    }
  }
});

Deno.test("paws cover both eyes of a facepalm, and arms lead to them", () => {
  for (const { cat, what } of everyCat({ pose: "facepalm" })) {
    const paws = ["left forepaw", "right forepaw"].map((name) => find(cat.front, name).outline);
    for (const { centre } of eyesOf(cat.features)) {
      assert.ok(paws.some((paw) => contains(paw, centre)), what);
    }
    assert.ok(find(cat.front, "left foreleg") && find(cat.front, "right foreleg"), what);
  }
});

Deno.test("raised arms: both paws of a flexing cat, one of a saluting one, are at the height of its face", () => {
  const at = (cat: Cat, name: string) => middleOf(find([...cat.front, ...cat.limbs], name));
  for (const { cat, what } of everyCat({ pose: "flexing" })) {
    for (const name of ["left forepaw", "right forepaw"]) {
      assert.ok(at(cat, name)[1] < cat.figure.neck.at[1] - 40, what);
    }
  }
  for (const { cat, what } of everyCat({ pose: "saluting" })) {
    const { at: [x, y], scale } = cat.figure.head;
    const [px, py] = at(cat, "right forepaw");
    assert.ok(py < y && px - x > 60 * scale && px - x < 150 * scale, what);
  }
});

Deno.test("a flying cat is in the air and level, a sprawling one flat on the ground", () => {
  for (const { cat, what } of everyCat({ pose: "flying", view: "side" })) {
    const body = bounds(find(cat.torso, "torso").outline);
    assert.ok(body.bottom < -60 && body.right - body.left > 0.9 * (body.bottom - body.top), what);
    assert.ok(cat.figure.rest.lift > 80, what);
  }
  for (const { cat, what } of everyCat({ pose: "sploot" })) {
    const body = bounds(find(cat.torso, "torso").outline);
    const least = what.endsWith("chubby") ? 1.6 : 2;
    assert.ok(body.right - body.left > least * (body.bottom - body.top), what);
    assert.ok(bounds(find(cat.limbs, "near hind paw").outline).right < body.left, what);
  }
});

Deno.test("a hind paw is at the ear of a cat that scratches itself", () => {
  for (const { cat, what } of everyCat({ pose: "scratching" })) {
    const { at, scale } = cat.figure.head;
    assert.ok(apart(middleOf(find(cat.front, "right hind paw")), at) < 160 * scale, what);
  }
});

Deno.test("a kneading cat lifts one forepaw and treads with the other, blissful", () => {
  for (const { cat, what } of everyCat({ pose: "kneading" })) {
    const [, lifted] = middleOf(find(cat.front, "right forepaw"));
    const [, treading] = middleOf(find(cat.front, "left forepaw"));
    assert.ok(treading - lifted > 50, what);
    assert.ok(eyesOf(cat.features).every(({ closed }) => closed === "happy"), what);
  }
});

Deno.test("a kneeling cat is lower than an upright one, its head bowed", () => {
  const kneeling = drawCat({ ...PLAIN_CAT, pose: "kneeling" }).figure.head;
  const upright = drawCat({ ...PLAIN_CAT, pose: "upright" }).figure.head;
  assert.ok(kneeling.at[1] > upright.at[1] + 30 && kneeling.pitch! < 0);
});

Deno.test("a sneaking cat has a forepaw in the air and its head low", () => {
  for (const { cat, what } of everyCat({ pose: "sneaking" })) {
    const near = bounds(find(cat.limbs, "near fore paw").outline).bottom;
    const far = bounds(find(cat.back, "far fore paw").outline).bottom;
    assert.ok(near < far - 10, what);
    assert.ok(cat.figure.head.at[1] > -220, what);
  }
});

Deno.test("a meow is an open mouth, an afternoon asleep on the back has shut eyes", () => {
  const meow = drawCat({ ...PLAIN_CAT, pose: "meowing" });
  const mouth = bounds(find(meow.features, "open mouth").outline);
  assert.ok(mouth.bottom - mouth.top > 24);
  const { features, figure } = drawCat({ ...PLAIN_CAT, pose: "asleep on its back" });
  assert.ok(eyesOf(features).every(({ closed }) => closed === "asleep"));
  assert.ok(figure.head.turn > 0.4);
});

Deno.test("from behind no pose shows a face, ruff or paw pads, and no text names eyes", () => {
  for (const pose of ["sitting", "standing", "waving", "lying", "washing"] as const) {
    const spec: CatSpec = { ...PLAIN_CAT, coat: { ...solid("grey"), white: ["bib"] }, pose };
    const cat = drawCat({ ...spec, view: "behind" });
    assert.deepEqual(cat.features, [], pose);
    assert.deepEqual(cat.ruff, [], pose);
    const names = [...cat.front, ...cat.limbs, ...cat.back, ...cat.ears].map(({ name }) => name);
    assert.deepEqual(names.filter((name) => /pad|inner ear/.test(name)), [], pose);
    const alt = describe({ ...spec, view: "behind" });
    assert.match(alt, /seen from behind/);
    assert.doesNotMatch(alt, /eyes|calm/);
  }
});

Deno.test("from behind a tuxedo cat shows no shirt, and its head goes over into its back without a line", () => {
  for (const pose of ["sitting", "standing", "lying"] as const) {
    const coat: CatSpec["coat"] = { ...solid("black"), pattern: "tuxedo", white: ["bib", "belly"] };
    const cat = drawCat({ ...PLAIN_CAT, pose, view: "behind", coat });
    const trunk = find(cat.torso, "torso"), head = find(cat.skull, "head");
    for (const { name, marks = [] } of [trunk, head]) {
      assert.ok(!marks.some(({ kind }) => kind === "white"), `${pose}: ${name}`);
    }
    for (const end of [0, -1]) {
      assert.ok(contains(trunk.outline, head.contour!.at(end)!), `${pose}: jaw`);
    }
  }
});

Deno.test("from behind the tail lies over the body", () => {
  const { limbs, back } = drawCat({ ...PLAIN_CAT, view: "behind" });
  assert.equal(limbs.at(-1)!.name, "tail");
  assert.ok(back.every(({ name }) => name !== "tail"));
});

Deno.test("a look over the shoulder has a body from behind and a face", () => {
  const { features, limbs } = drawCat({ ...PLAIN_CAT, view: "behind", gaze: "back" });
  assert.equal(eyesOf(features).length, 2);
  assert.equal(limbs.at(-1)!.name, "tail");
});

Deno.test("eyes go where the words say, and the face with them", () => {
  const nose = (gaze?: CatSpec["gaze"]) => {
    const { features, figure } = drawCat({ ...PLAIN_CAT, ...(gaze && { gaze }) });
    const [eye] = eyesOf(features);
    return { look: eye!.look, y: middleOf(find(features, "nose"))[1] - figure.head.at[1] };
  };
  const plain = nose();
  assert.ok(nose("up").look[1] < -0.6 && nose("up").y < plain.y - 10);
  assert.ok(nose("down").look[1] > 0.6 && nose("down").y > plain.y + 10);
  assert.ok(Math.abs(nose("away").look[0]) > 0.6);
});

const ASKED: [prompt: string, recipe: Partial<CatSpec>][] = [
  ["a cat washing its face", { pose: "washing" }],
  ["a kitten mid yawn", { pose: "yawning" }],
  ["a cat begging for treats", { pose: "begging" }],
  ["a cat on its hind legs", { pose: "upright" }],
  ["a cat with an arched back", { pose: "arched back" }],
  ["a cat curled up on a cushion", { pose: "curled up" }],
  ["two cats with their backs to us", { view: "behind" }],
  ["a cat seen from behind", { view: "behind" }],
  ["a cat looking over its shoulder", { pose: "standing", gaze: "back" }],
  ["a cat looking up at the stars", { gaze: "up" }],
  ["a lazy cat hanging from a branch upside down like a sloth", { pose: "hanging upside down" }],
  ["a fat cat sitting like a human", { pose: "sitting upright" }],
  ["a cat meditating on a mountain", { pose: "meditating" }],
  ["a cat facepalming", { pose: "facepalm" }],
  ["a strong cat flexing its muscles", { pose: "flexing" }],
  ["a soldier cat saluting", { pose: "saluting" }],
  ["a knight cat kneeling before a queen", { pose: "kneeling" }],
  ["a superhero cat flying over the city", { pose: "flying" }],
  ["a cat doing a sploot", { pose: "sploot" }],
  ["a burglar cat tiptoeing past", { pose: "sneaking" }],
  ["a cat scratching behind its ear", { pose: "scratching" }],
  ["a kitten making biscuits on a blanket", { pose: "kneading" }],
  ["a cat sleeping on its back", { pose: "asleep on its back" }],
  ["a cat meowing loudly", { pose: "meowing" }],
  ["eine Katze, die sich putzt", { pose: "washing" }],
  ["eine schleichende Katze", { pose: "sneaking" }],
  ["un chat qui vole", { pose: "flying" }],
  ["un gato meditando", { pose: "meditating" }],
  ["瞑想する猫", { pose: "meditating" }],
  ["eine gähnende Katze", { pose: "yawning" }],
  ["eine Katze von hinten", { view: "behind" }],
  ["un chat vu de dos", { view: "behind" }],
  ["un gato bostezando", { pose: "yawning" }],
  ["un gato de espaldas", { view: "behind" }],
  ["кот со спины", { view: "behind" }],
  ["あくびをする猫", { pose: "yawning" }],
];

Deno.test("people's words ask for them", () => {
  for (const [prompt, recipe] of ASKED) {
    const spec = resolve(parse(prompt), { style: "cartoon", seed: "5" });
    for (const [slot, value] of Object.entries(recipe)) {
      assert.equal(spec[slot as keyof CatSpec], value, `${prompt}: ${slot}`);
    }
  }
});
