import assert from "node:assert/strict";
import { type CatBeforeSetting, halo, rimLight, vignette } from "./contrast.ts";
import { backdrop } from "./items.ts";
import { COATS } from "./colour/palette.ts";
import type { CoatColour } from "./spec.ts";
import { PLAIN_CAT } from "../../tests/support/cat.ts";
import { lightOf } from "./world/light.ts";

/** A cat of this colour before a wall of that colour. */
function standing(
  coat: CoatColour,
  wall: CoatColour,
  time: "day" | "night" = "day",
): CatBeforeSetting {
  const outline: [number, number][] = [[-20, -20], [1044, -20], [1044, 1044], [-20, 1044]];
  return {
    coat: COATS[coat],
    box: { left: 300, top: 300, right: 700, bottom: 900 },
    place: {
      sky: [{ offset: 0, colour: COATS.white }, { offset: 1, colour: COATS.white }],
      light: lightOf({ ...PLAIN_CAT, time }, 1),
      horizon: 700,
      ground: 900,
      back: [
        backdrop({ name: "wall", role: "scenery", texture: "stone", outline, colour: COATS[wall] }),
      ],
      front: [],
    },
  };
}

Deno.test("a cat like its wall gets light from behind, a cat unlike it does not", () => {
  assert.ok(rimLight(standing("black", "charcoal")));
  assert.ok(rimLight(standing("brown", "chocolate")));
  assert.equal(rimLight(standing("orange", "blue")), undefined);
  assert.equal(rimLight(standing("black", "white")), undefined);
});

Deno.test("before something pale a light edge would be lost: the air is deeper instead", () => {
  const pale = standing("white", "cream");
  assert.equal(rimLight(pale), undefined);
  const [air] = halo(pale);
  assert.ok(air?.is === "glow" && air.colour.l < COATS.cream.l - 0.1);
});

Deno.test("what stands behind the cat counts, not the sky above it", () => {
  assert.ok(rimLight(standing("charcoal", "black")), "the sky is white, the wall is black");
});

Deno.test("only the hours of little light darken the corners", () => {
  assert.deepEqual(vignette(standing("orange", "blue", "day")), []);
  assert.equal(vignette(standing("orange", "blue", "night")).length, 4);
});
