import assert from "node:assert/strict";
import { css } from "../../colour/colour.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { sampler, sceneOf } from "../../../../tests/support/painting.ts";
import { createLayer } from "../canvas.ts";
import { layFarOutOfFocus } from "./lens.ts";

/** How much the lightest and the darkest place of an even sky differ once a lens has seen it. */
function unevenness(hour: "day" | "night"): number {
  const far = createLayer(PICTURE_SIZE), seen = createLayer(PICTURE_SIZE);
  far.ctx.fillStyle = css({ l: 0.6, c: 0.05, h: 240 });
  far.ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  layFarOutOfFocus(seen.ctx, far.canvas, sceneOf(`a cat in a meadow by ${hour}`, "realistic"));
  const look = sampler(seen.canvas);
  const tones = Array.from(
    { length: 4000 },
    (_, i) => look([(i * 37) % PICTURE_SIZE, (i * 11) % 300]).l,
  );
  return Math.max(...tones) - Math.min(...tones);
}

Deno.test("[realistic] a lens makes discs of lights in the dark; by day they would be flakes of snow", () => {
  assert.ok(unevenness("day") < 0.01, `${unevenness("day")}`);
  assert.ok(unevenness("night") > 0.03, `${unevenness("night")}`);
});
