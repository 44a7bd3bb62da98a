import assert from "node:assert/strict";
import { box } from "../geometry/shapes.ts";
import { backdrop } from "../items.ts";
import { createLayer } from "./canvas.ts";
import { isCloud, layCloudShade } from "./cloud_shade.ts";

const CLOUD = backdrop({
  name: "cloud",
  role: "sky",
  texture: "cloud",
  outline: box(200, 200, 300, 100),
  colour: { l: 0.97, c: 0.01, h: 230 },
});

Deno.test("[painters] a cloud is shaded below and away from the light, and nowhere beside it", () => {
  const { ctx } = createLayer(1024);
  layCloudShade(ctx, CLOUD, {
    light: { towards: [0.6, -0.8], colour: CLOUD.colour, shade: CLOUD.colour, key: 1 },
  });
  const shadeAt = (x: number, y: number) => ctx.getImageData(x, y, 1, 1).data[3];
  assert.equal(shadeAt(350, 210), 0, "lit above");
  assert.equal(shadeAt(350, 290), 255, "shaded below");
  assert.equal(shadeAt(497, 290), 0, "lit towards the light");
  assert.equal(shadeAt(350, 320), 0, "beside it");
});

Deno.test("[painters] snow on the ground is no cloud", () => {
  assert.ok(isCloud(CLOUD));
  assert.ok(!isCloud({ ...CLOUD, role: "ground" }));
});
