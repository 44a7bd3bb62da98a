import assert from "node:assert/strict";
import { sceneOf } from "../../../tests/support/painting.ts";
import { bounds } from "../geometry/measure.ts";
import { region } from "../items.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { createLayer } from "./canvas.ts";
import { growBefore, growGrass, type Meadow, meadowsOf, type Turf } from "./grass.ts";

const square = (left: number, top: number, right: number, bottom: number) =>
  region({
    name: "ground",
    role: "ground",
    texture: "plant",
    outline: [[left, top], [right, top], [right, bottom], [left, bottom]],
    colour: { l: 0.6, c: 0.12, h: 130 },
    line: 0,
    volume: 0,
  });

const TURF: Turf = {
  gap: [0.1, 0.42],
  rows: 0.22,
  high: [0.5, 1.9],
  lean: 0.55,
  wide: 0.09,
  root: 0.5,
  tip: 1.3,
  spread: 0.3,
  patches: 0.2,
};

/** How many pixels of a box have grass on them, 0..1. */
function grown(lay: typeof growGrass, [ground, ...upon]: Meadow, bottom = 800) {
  const { canvas, ctx } = createLayer(), lit = createLayer(PICTURE_SIZE / 2);
  lit.ctx.fillStyle = "rgb(60 120 40)";
  lit.ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  const scene = sceneOf("a sitting cat in a meadow", "realistic");
  scene.subject = { left: 300, top: 300, right: 700, bottom };
  lay(ctx, [ground, ...upon], scene, lit.canvas, TURF);
  const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  return (left: number, top: number, right: number, bottom: number) => {
    let all = 0;
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) if (data[(y * canvas.width + x) * 4 + 3]! > 60) all++;
    }
    return all / ((right - left) * (bottom - top));
  };
}

Deno.test("[grass] grass covers a lawn, not the sky above nor the carpet upon it", () => {
  const meadow = square(-100, 500, 1100, 1100), carpet = square(200, 700, 500, 1100);
  const on = grown(growGrass, [meadow, carpet]);
  assert(on(600, 600, 900, 900) > 0.7, `lawn ${on(600, 600, 900, 900)}`);
  assert(on(0, 200, 1000, 400) === 0, "sky");
  assert(on(260, 800, 440, 960) < 0.05, `carpet ${on(260, 800, 440, 960)}`);
});

Deno.test("[grass] grass stands before a cat on a lawn, not before one in the air or a bust", () => {
  const meadow = square(-100, 500, 1100, 1100);
  const at = (bottom: number) =>
    grown(growBefore, [meadow], bottom)(300, bottom - 20, 700, Math.min(1000, bottom));
  assert(at(800) > 0.2, `on the lawn ${at(800)}`);
  assert(at(520) === 0 && at(1015) === 0);
  assert(bounds(meadow.outline).top < 520);
});

Deno.test("[grass] a lawn that begins below the picture has no grass", () => {
  assert.equal(grown(growGrass, [square(-100, 1040, 1100, 1200)])(0, 900, 1000, 1000), 0);
});

Deno.test("[grass] it grows on lawns, none on snow and on stone", () => {
  const lawn = square(-100, 500, 1100, 1100);
  const snow = { ...lawn, colour: { l: 0.92, c: 0.014, h: 250 } };
  const pavement = { ...lawn, texture: "stone" as const };
  assert.equal(meadowsOf([lawn]).length, 1);
  assert.equal(meadowsOf([snow, pavement]).length, 0);
});
