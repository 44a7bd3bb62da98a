/**
 * From where places are seen.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { compose } from "../compose.ts";
import { bounds, contains } from "../geometry/measure.ts";
import { PICTURE_SIZE, type Region, type Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";

const SEEDS = Array.from({ length: 16 }, (_, i) => `${i}`);

function regions({ items }: Scene, name: string): Region[] {
  return items.filter((item): item is Region =>
    item.is === "region" && (item.name === name || item.name.startsWith(`${name} `))
  );
}

const seen = (change: Partial<CatSpec>) =>
  SEEDS.map((seed) => compose({ ...PLAIN_CAT, seed, ...change }));

Deno.test("[camera] the sun shines from the side of the light, on whichever side the place is seen", () => {
  for (const scene of seen({ setting: "beach" })) {
    const sun = bounds(regions(scene, "sun")[0]!.outline);
    const side = Math.sign((sun.left + sun.right) / 2 - PICTURE_SIZE / 2);
    assert.equal(side, Math.sign(scene.light.towards[0]), scene.spec.seed);
  }
});

Deno.test("[camera] sunflowers are no sun: the moon over a garden lights it from its own side", () => {
  for (const seed of SEEDS) {
    const words = parse("a cat looking at the moon in a garden");
    const scene = compose(resolve(words, { style: "realistic", seed }));
    const [moon] = regions(scene, "moon");
    if (!moon) continue;
    const { left, right } = bounds(moon.outline), x = (left + right) / 2 - PICTURE_SIZE / 2;
    if (Math.abs(x) < 80) continue;
    assert.equal(Math.sign(scene.light.towards[0]), Math.sign(x), seed);
  }
});

Deno.test("[camera] another seed or style sees a place from its other side, and higher or lower", () => {
  // The two shop fronts of the street differ in their awnings.
  const streets = seen({ setting: "city" }).filter((scene) =>
    regions(scene, "awning").length === 2
  );
  const redSides = streets.map((scene) => {
    const middles = regions(scene, "awning").toSorted((one, other) => one.colour.h - other.colour.h)
      .map(({ outline }) => bounds(outline)).map(({ left, right }) => left + right);
    return middles[0]! > middles[1]!;
  });
  assert.equal(new Set(redSides).size, 2);
  const heights = seen({ setting: "meadow" }).map(({ horizon }) => horizon);
  assert.ok(Math.max(...heights) - Math.min(...heights) > 60);
  const [cartoon, anime] = (["cartoon", "anime"] as const).map((style) =>
    compose({ ...PLAIN_CAT, setting: "meadow", style }).horizon
  );
  assert.notEqual(cartoon, anime);
});

Deno.test("[camera] no edge of a place comes into the picture", () => {
  for (const setting of ["meadow", "beach", "bedroom", "library", "moon", "city"] as const) {
    for (const pose of ["sitting", "portrait"] as const) {
      for (const scene of seen({ setting, pose })) {
        const grounds = scene.items.filter((item): item is Region =>
          item.is === "region" && item.role === "ground"
        );
        const { left, right, bottom } = bounds(grounds.flatMap(({ outline }) => outline));
        assert.ok(
          left <= 0 && right >= PICTURE_SIZE && bottom >= PICTURE_SIZE,
          `${setting} ${pose} ${scene.spec.seed}`,
        );
      }
    }
  }
});

Deno.test("[camera] behind a portrait on the moon are the moon and a planet", () => {
  for (const scene of seen({ setting: "moon", pose: "portrait", time: "night" })) {
    const [ground] = regions(scene, "moon ground");
    assert.ok(
      [60, 964].some((x) => contains(ground!.outline, [x, 960])),
      `no moon beside the shoulders: ${scene.spec.seed}`,
    );
    const { left, right, top, bottom } = bounds(regions(scene, "planet")[0]!.outline);
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    assert.ok(middle.every((value) => value > 0 && value < PICTURE_SIZE), scene.spec.seed);
  }
});
