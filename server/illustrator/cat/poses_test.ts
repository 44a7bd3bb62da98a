/**
 * What a viewer recognises of a pose, in every style and body.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { PLAIN_CAT, solid } from "../../../tests/support/cat.ts";
import { bounds, contains } from "../geometry/measure.ts";
import type { Eye, Item, Point, Region } from "../scene.ts";
import { AGES, BUILDS, type CatSpec } from "../spec.ts";
import { describe } from "../words/description.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";
import { type Cat, drawCat } from "./cat.ts";

/** The cat of each style, age and build. */
function everyCat(change: Partial<CatSpec>): { cat: Cat; what: string }[] {
  return STYLES.flatMap((style) =>
    AGES.flatMap((age) =>
      BUILDS.map((build) => ({
        cat: drawCat({ ...PLAIN_CAT, style, age, build, ...change }),
        what: `${style} ${age} ${build}`,
      }))
    )
  );
}

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
    assert.ok(low("left forepaw") < -70 && low("right forepaw") < -70, what);
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
    assert.ok((body.right - body.left) > 1.35 * (head.right - head.left), what);
    assert.ok(eyesOf(cat.features).every(({ closed }) => closed === "asleep"), what);
  }
});

Deno.test("from behind no pose shows a face, ruff or paw pads, and no text tells eyes", () => {
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
  ["a cat looking over its shoulder", { view: "behind", gaze: "back" }],
  ["a cat looking up at the stars", { gaze: "up" }],
  ["eine Katze, die sich putzt", { pose: "washing" }],
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

function eyesOf(items: readonly Item[]): Eye[] {
  return items.filter((item): item is Eye => item.is === "eye");
}

function find(items: readonly Item[], name: string): Region {
  const found = items.find((item): item is Region => item.is === "region" && item.name === name);
  assert.ok(found, `${name} is missing`);
  return found;
}

function middleOf({ outline }: Region): Point {
  const { left, right, top, bottom } = bounds(outline);
  return [(left + right) / 2, (top + bottom) / 2];
}

function apart([x, y]: Point, [ox, oy]: Point): number {
  return Math.hypot(x - ox, y - oy);
}
