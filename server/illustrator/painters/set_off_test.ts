import assert from "node:assert/strict";
import { css } from "../colour/colour.ts";
import { PICTURE_SIZE, type Point } from "../scene.ts";
import { solid } from "../../../tests/support/cat.ts";
import { sampler, sceneOf } from "../../../tests/support/painting.ts";
import { createLayer } from "./canvas.ts";
import { headOf } from "./head_of.ts";
import { setOff } from "./set_off.ts";

const SKY = { l: 0.75, c: 0.1, h: 240 };

/** What lies behind the face of a cat of this coat, and the corner beyond it. */
function behind(coat: "white" | "black") {
  const scene = sceneOf("a sitting cat in a meadow by day", "cartoon", { coat: solid(coat) });
  const { canvas, ctx } = createLayer(PICTURE_SIZE);
  ctx.fillStyle = css(SKY);
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  setOff(ctx, scene, { bright: { night: 0.2, day: 0.4 }, deep: 0.5 });
  const look = sampler(canvas), corner: Point = [10, 1000];
  return { face: look(headOf(scene).at), corner: look(corner) };
}

Deno.test("[painters] what lies behind a white cat is deeper and purer in its own hue, behind a black one it is brighter", () => {
  const white = behind("white"), black = behind("black");
  assert.ok(white.face.l < white.corner.l - 0.06, `${white.face.l}`);
  assert.ok(white.face.c > white.corner.c, JSON.stringify(white));
  assert.ok(Math.abs(white.face.h - SKY.h) < 20, JSON.stringify(white));
  assert.ok(black.face.l > black.corner.l + 0.03, `${black.face.l}`);
});
