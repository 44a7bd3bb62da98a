import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { ellipse } from "../geometry/shapes.ts";
import { bounds } from "../geometry/measure.ts";
import { region } from "../items.ts";
import type { Point, Region } from "../scene.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { css } from "../colour/colour.ts";
import { sampler } from "../../../tests/support/painting.ts";
import { type Canvas, createLayer, trace } from "./canvas.ts";
import { layDarkSheen } from "./dark_sheen.ts";
import { formShadow } from "./form_shadow.ts";
import { layersOf } from "../composing/layers.ts";
import { silhouetteOf } from "./silhouette.ts";

const FROM_THE_LEFT = { towards: [-1, 0] as Point } as Parameters<typeof formShadow>[1]["light"];

Deno.test("the shadow of a tufted ball is a crescent with a smooth edge, away from the light", () => {
  const tufted = ellipse([500, 500], 200, 200).map(([x, y], i): Point => {
    const out = i % 12 < 4 ? 1.12 : 1;
    return [500 + (x - 500) * out, 500 + (y - 500) * out];
  });
  const ball = region({ ...BALL, outline: tufted });
  const shadow = formShadow([ball], { light: FROM_THE_LEFT }, silhouetteOf([ball]));
  const edges = [-110, -90, -70, -50, -30, -10, 10, 30, 50, 70, 90, 110].map((dy) => {
    const y = 500 + dy;
    const row = Array.from({ length: 400 }, (_, dx) => isDark(shadow, [300 + dx, y]));
    assert(!row.slice(20, 200).some(Boolean), "no shadow on the side of the light");
    const edge = row.indexOf(true, 200);
    assert(edge > 0, "shadow on the other side");
    // How far out the edge would lie on a ball.
    return Math.hypot(edge - 200, dy);
  });
  const most = Math.max(...edges), least = Math.min(...edges);
  assert(most < 195 && most - least < 14, `${edges}`);
});

Deno.test("a head throws a shadow on the chest, and legs of the far side lie in shadow", () => {
  const sitting = compose({ ...PLAIN_CAT, pose: "sitting" });
  const head = boxOf(sitting.items, "head");
  const chest = shadowOf(sitting);
  assert(isDark(chest, [(head.left + head.right) / 2, head.bottom + 8]));
  const walking = compose({ ...PLAIN_CAT, pose: "walking" });
  const leg = boxOf(walking.items, "far fore paw");
  assert(isDark(shadowOf(walking), [(leg.left + leg.right) / 2, (leg.top + leg.bottom) / 2]));
});

Deno.test("a white bib throws no shadow on the chest it belongs to, a paw does", () => {
  const chest = region({ ...BALL, outline: ellipse([500, 500], 300, 300) });
  const shadowBeside = (line: number) => {
    const before = region({ ...BALL, name: "before", outline: ellipse([450, 500], 80, 80), line });
    const items = [chest, before];
    return isDark(formShadow(items, { light: FROM_THE_LEFT }, silhouetteOf(items)), [534, 500]);
  };
  assert(shadowBeside(3) && !shadowBeside(0));
});

Deno.test("where a leg grows out of the trunk their shadows are one: no soft fade lies in two flat tones", () => {
  for (const seed of ["1", "2", "3", "4"]) {
    const scene = compose({ ...PLAIN_CAT, pose: "walking", seed });
    const shadow = shadowOf(scene), leg = boxOf(scene.items, "near hind leg");
    const wide = Math.round(leg.right - leg.left), high = Math.round(leg.bottom - leg.top);
    const { data } = shadow.getContext("2d")
      .getImageData(Math.round(leg.left), Math.round(leg.top), wide, high);
    let soft = 0;
    for (let i = 3; i < data.length; i += 4) if (data[i]! > 30 && data[i]! < 225) soft++;
    const share = soft / (wide * high);
    assert(share < 0.03, `seed ${seed}: ${share}`);
  }
});

Deno.test("the shadow of a limb tapers to where it grows out of its body", () => {
  const outline: Point[] = [
    ...Array.from({ length: 50 }, (_, i): Point => [440, 300 + i * 8]),
    ...Array.from({ length: 15 }, (_, i): Point => [440 + i * 8, 700]),
    ...Array.from({ length: 50 }, (_, i): Point => [560, 700 - i * 8]),
    ...Array.from({ length: 15 }, (_, i): Point => [560 - i * 8, 300]),
  ];
  const leg = region({ ...BALL, name: "leg", outline, contour: outline.slice(0, 115), line: 3 });
  const shadow = formShadow([leg], { light: FROM_THE_LEFT }, silhouetteOf([leg]));
  const widthAt = (y: number) =>
    Array.from({ length: 60 }, (_, i) => alphaAt(shadow, [500 + i, y])).filter((a) => a > 8).length;
  assert(
    widthAt(325) < widthAt(340) && widthAt(340) < widthAt(420),
    `${[325, 340, 420].map(widthAt)}`,
  );
});

Deno.test("dark fur has a sheen on the side of the light, pale fur has none", () => {
  for (const [l, share] of [[0.2, 1], [0.8, 0]] as const) {
    const outline = ellipse([500, 500], 200, 200);
    const ball = region({ ...BALL, outline, colour: { ...BALL.colour, l } });
    const { canvas, ctx } = createLayer();
    ctx.fillStyle = css(ball.colour);
    trace(ctx, outline);
    ctx.fill();
    layDarkSheen(ctx, [ball], { light: FROM_THE_LEFT }, silhouetteOf([ball]));
    const [lit, middle, far] = [310, 500, 690].map((x) => sampler(canvas)([x, 500]).l);
    assert.equal(lit! > middle! + 0.05, share === 1);
    assert.equal(far, middle);
  }
});

const BALL = {
  name: "ball",
  role: "coat",
  texture: "fur",
  colour: { l: 0.7, c: 0.1, h: 60 },
  volume: 1,
} as const;

function shadowOf(scene: ReturnType<typeof compose>): Canvas {
  const { subject } = layersOf(scene.items);
  return formShadow(subject, scene, silhouetteOf(subject));
}

function boxOf(items: ReturnType<typeof compose>["items"], name: string) {
  return bounds((items.find((item) => item.name === name) as Region).outline);
}

function isDark(shadow: Canvas, at: Point): boolean {
  return alphaAt(shadow, at) > 128;
}

function alphaAt(shadow: Canvas, [x, y]: Point): number {
  return shadow.getContext("2d").getImageData(Math.round(x), Math.round(y), 1, 1).data[3]!;
}
