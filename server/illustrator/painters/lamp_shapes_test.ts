import assert from "node:assert/strict";
import { ellipse } from "../geometry/shapes.ts";
import { glow, region } from "../items.ts";
import { lightSubject } from "../relief/scene_light.ts";
import type { Item } from "../scene.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { sampler } from "../../../tests/support/painting.ts";
import { compose } from "../compose.ts";
import { createLayer, trace } from "./canvas.ts";
import { layLampShapes } from "./lamp_shapes.ts";
import { silhouetteOf } from "./silhouette.ts";

const BALL = region({
  name: "torso",
  role: "coat",
  texture: "fur",
  outline: ellipse([500, 500], 150, 150),
  colour: { l: 0.6, c: 0.01, h: 260 },
  volume: 1,
});

/** How warm a grey ball is on its left and on its right, beside a light on its left. */
function warmth(colour: { l: number; c: number; h: number }): [left: number, right: number] {
  const night = { ...compose({ ...PLAIN_CAT, time: "night" }) };
  const lamp: Item = glow({
    name: "lamp",
    role: "prop",
    centre: [250, 480],
    radius: 200,
    colour,
    strength: 0.6,
  });
  const scene = { ...night, items: [lamp, BALL] };
  const { canvas, ctx } = createLayer();
  ctx.fillStyle = "rgb(130 130 132)";
  trace(ctx, BALL.outline);
  ctx.fill();
  layLampShapes(ctx, [BALL], lightSubject([BALL], scene), silhouetteOf([BALL]), 1.5);
  const look = sampler(canvas);
  return [look([372, 490]).c, look([620, 500]).c];
}

Deno.test("a lamp colours what looks at it, with an edge; the other side and the middle keep their tone", () => {
  const [left, right] = warmth({ l: 0.88, c: 0.12, h: 75 });
  assert.ok(left > right + 0.03, `${left} ${right}`);
  assert.ok(right < 0.02, `${right}`);
});

Deno.test("spray and mist are no lamps", () => {
  const [left] = warmth({ l: 0.92, c: 0.02, h: 200 });
  assert.ok(left < 0.02, `${left}`);
});
