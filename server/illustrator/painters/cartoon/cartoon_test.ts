import assert from "node:assert/strict";
import { compose } from "../../compose.ts";
import { bounds } from "../../geometry/measure.ts";
import { COATS } from "../../colour/palette.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import type { CatSpec, CoatColour } from "../../spec.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { paintCartoon } from "./cartoon.ts";
import { median, pointsOf, sampler } from "../../../../tests/support/painting.ts";

const PLAIN: CatSpec = { ...PLAIN_CAT, setting: "meadow", scheme: "blue" };

function pixelsOf(scene: Scene): Uint8Array {
  return new Uint8Array(paintCartoon(scene).data());
}

Deno.test("every pixel is opaque", () => {
  const pixels = pixelsOf(compose(PLAIN));
  for (let i = 3; i < pixels.length; i += 4) assert.equal(pixels[i], 255);
});

Deno.test("a hat changes the picture where the hat is, and light and shade elsewhere", () => {
  const hatted = compose({ ...PLAIN, accessories: [{ kind: "hat", colour: "red" }] });
  const before = pixelsOf(compose(PLAIN)), after = pixelsOf(hatted);
  const hat = bounds(
    hatted.items.flatMap((item) =>
      item.role !== "accessory"
        ? []
        : item.is === "region"
        ? item.outline
        : item.is === "line"
        ? item.points
        : []
    ),
  );
  let inside = 0, outside = 0, most = 0;
  for (let i = 0; i < before.length; i += 4) {
    if (
      before[i] === after[i] && before[i + 1] === after[i + 1] && before[i + 2] === after[i + 2]
    ) continue;
    const x = (i / 4) % PICTURE_SIZE, y = Math.floor(i / 4 / PICTURE_SIZE);
    const near = x > hat.left - 12 && x < hat.right + 12 && y > hat.top - 12 && y < hat.bottom + 12;
    if (near) inside++;
    else {
      outside++;
      most = Math.max(most, ...[0, 1, 2].map((k) => Math.abs(before[i + k]! - after[i + k]!)));
    }
  }
  assert.ok(inside > 0.015 * PICTURE_SIZE ** 2, `${inside} pixels changed`);
  assert.ok(outside < 0.05 * PICTURE_SIZE ** 2, `${outside} pixels changed elsewhere`);
  assert.ok(most < 90, `by up to ${most}`);
});

Deno.test("a coat looks like its name", () => {
  for (
    const colour of ["black", "grey", "white", "orange", "brown", "cream"] satisfies CoatColour[]
  ) {
    const seen = medianColour(compose({ ...PLAIN, coat: { ...PLAIN.coat, colour } }), "torso");
    const meant = COATS[colour];
    assert.ok(Math.abs(seen.l - meant.l) < 0.08, `${colour} is as light as ${seen.l}`);
    if (meant.c < 0.05) assert.ok(seen.c < 0.06, `${colour} is colourful: ${seen.c}`);
    else assert.ok(Math.abs(seen.h - meant.h) < 18, `${colour} has the hue ${seen.h}`);
  }
});

Deno.test("night is dark, day is bright", () => {
  assert.ok(skyLightness({ ...PLAIN, time: "night" }) < 0.36);
  assert.ok(skyLightness(PLAIN) > 0.7);
});

function medianColour(scene: Scene, name: string) {
  const seen = pointsOf(scene, name).map(sampler(paintCartoon(scene)));
  return {
    // Half of a body may lie in shadow: the lit half has the colour of the coat.
    l: seen.map(({ l }) => l).sort((a, b) => a - b)[Math.floor(seen.length * 0.6)]!,
    c: median(seen.map(({ c }) => c)),
    h: median(seen.map(({ h }) => h)),
  };
}

function skyLightness(spec: CatSpec): number {
  const scene = compose(spec);
  const sky = Array.from({ length: 200 }, (_, k): Point => [(k * 37) % PICTURE_SIZE, 20 + k]);
  const look = sampler(paintCartoon(scene));
  return median(sky.map((point) => look(point).l));
}
