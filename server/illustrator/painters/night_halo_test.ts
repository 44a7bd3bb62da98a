import assert from "node:assert/strict";
import { sampler, sceneOf } from "../../../tests/support/painting.ts";
import { createLayer } from "./canvas.ts";
import { headOf } from "./head_of.ts";
import { paintNightHalo } from "./night_halo.ts";
import { PICTURE_SIZE } from "../scene.ts";

/** How light a dark place is behind the head, and in the farthest corner. */
function lightness(hour: string): [behind: number, corner: number] {
  const scene = sceneOf(`a sitting black cat in a meadow ${hour}`, "cartoon");
  const { canvas, ctx } = createLayer();
  ctx.fillStyle = "rgb(20 22 40)";
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  paintNightHalo(ctx, scene);
  const look = sampler(canvas), [x, y] = headOf(scene).at;
  return [look([x, y]).l, look([x < 512 ? 1000 : 20, 1000]).l];
}

Deno.test("a night is lighter behind a head than away from it, a day is left as it is", () => {
  const [behind, corner] = lightness("at night");
  assert.ok(behind > corner + 0.06, `${behind} ${corner}`);
  const [byDay, away] = lightness("at noon");
  assert.equal(byDay, away);
});
