import assert from "node:assert/strict";
import { contains } from "../../geometry/measure.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import type { Mark, Point, Region, Scene } from "../../scene.ts";
import { solid } from "../../../../tests/support/cat.ts";
import { createLayer } from "../canvas.ts";
import { layersOf, wallsOf } from "../../composing/layers.ts";
import { paintNeon } from "./neon.ts";
import { paintLit } from "./form.ts";
import { mirrorOnFloor, paintSign } from "./air.ts";
import { burningOf, lightsAmong } from "../burning.ts";
import { neonLamps, shadowed } from "./tone.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../../tests/support/painting.ts";

const sitting = (coat: "orange" | "white" | "black", time: "day" | "night") =>
  sceneOf("a sitting cat in a meadow", "neon", { coat: solid(coat), time, weather: "clear" });

const edgeOf = (scene: Scene) =>
  (scene.items.find(({ name }) => name === "head") as Region).outline;

Deno.test("[neon] a tube shines along the edge of every coat", () => {
  for (const coat of ["orange", "black"] as const) {
    const scene = sitting(coat, "night");
    const look = sampler(paintNeon(scene));
    const light = median(edgeOf(scene).map((point) => look(point).l));
    assert.ok(light > 0.75, `${coat}: ${light}`);
  }
});

Deno.test("[neon] it is night at noon", () => {
  const look = sampler(paintNeon(sitting("orange", "day")));
  const sky = median(Array.from({ length: 60 }, (_, i) => look([20 + i * 16, 12]).l));
  assert.ok(sky < 0.4, `${sky}`);
});

Deno.test("[neon] a white body is pale, a ginger one of middle tone, a black one nearly night", () => {
  const body = (coat: "orange" | "white" | "black") => {
    const scene = sitting(coat, "night"), look = sampler(paintNeon(scene));
    return median(pointsOf(scene, "head", 4).map((point) => look(point).l));
  };
  const white = body("white"), orange = body("orange"), black = body("black");
  assert.ok(white > 0.6 && white < 0.8, `${white}`);
  assert.ok(orange > 0.3 && orange < 0.5, `${orange}`);
  assert.ok(black < 0.34, `${black}`);
});

Deno.test("[neon] a sign hangs on half of the walls, behind all that stands before them", () => {
  const signs = Array.from({ length: 24 }, (_, seed) => {
    const { canvas, ctx } = createLayer();
    const scene = { ...sitting("orange", "night") };
    paintSign(ctx, { ...scene, spec: { ...scene.spec, seed: String(seed) } }, neonLamps(scene));
    return canvas.data().some((value) => value > 0);
  });
  const share = signs.filter(Boolean).length / signs.length;
  assert.ok(share > 0.25 && share < 0.75, `${share}`);
  const room = sceneOf("a cat in a living room", "neon");
  const { back } = layersOf(room.items);
  const after = back.slice(wallsOf(back)).map(({ name }) => name);
  assert.ok(after.some((name) => name.startsWith("window")), `${after}`);
});

Deno.test("[neon] the wet floor mirrors the cat: a white one more brightly than a black one", () => {
  const [white, black] = (["white", "black"] as const).map((coat) => {
    const scene = sitting(coat, "night");
    const look = sampler(paintNeon(scene));
    const { left, right, bottom } = scene.subject;
    const middle = (left + right) / 2;
    return median(
      Array.from({ length: 40 }, (_, i) => look([middle - 80 + i * 4, bottom + 45]).l),
    );
  });
  assert.ok(white! > black! + 0.05, `${white} ${black}`);
});

Deno.test("[neon] a brown room is blue or violet around a brown cat, unless another scheme is asked for", () => {
  const around = (prompt: string) => {
    const scene = sceneOf(prompt, "neon"), look = sampler(paintNeon(scene));
    const walls = Array.from({ length: 400 }, (_, i): Point => [16 + (i % 20) * 52, 16 + i * 1.6]);
    const { left, right } = scene.subject;
    const seen = walls.filter(([x]) => x < left - 40 || x > right + 40).map(look);
    const cool = seen.filter(({ h }) => h > 190 && h < 340).length;
    return cool / seen.length;
  };
  const cool = around("a brown cat in a cafe"), asked = around("a brown cat in a red cafe");
  assert.ok(cool > 0.6, `${cool}`);
  assert.ok(asked < 0.5, `${asked}`);
});

Deno.test("[neon] light runs around the whole silhouette, also where a thigh stands out beyond the body", () => {
  const scene = sceneOf("a fat sitting cat", "neon", {
    coat: solid("brown"),
  });
  const look = sampler(paintNeon(scene));
  const { subject } = layersOf(scene.items);
  const regions = subject.filter((item) => item.is === "region");
  const outer = regions.filter(({ contour, line }) => contour && line > 0).flatMap((limb) =>
    limb.outline.filter((point) =>
      !regions.some((other) => other !== limb && contains(offsetOutline(other.outline, 4), point))
    )
  );
  const bright = outer.filter(([x, y]) =>
    [[0, 0], [0, -3], [0, 3], [-3, 0], [3, 0]].some(([dx, dy]) => look([x + dx!, y + dy!]).l > 0.7)
  );
  assert.ok(outer.length > 20, `${outer.length}`);
  assert.ok(bright.length > outer.length * 0.98, `${bright.length} of ${outer.length}`);
});

Deno.test("[neon] a tube runs around patches that overlap, not through them", () => {
  const scene = sitting("black", "night");
  const head = scene.items.find(({ name }) => name === "head") as Region;
  const square = (left: number, right: number): Point[] => [
    [left, 300],
    [right, 300],
    [right, 700],
    [left, 700],
  ];
  const ginger = { l: 0.7, c: 0.16, h: 60 };
  const patch = (left: number, right: number): Mark => ({
    kind: "patch",
    outline: square(left, right),
    colour: ginger,
    soft: 0,
  });
  const { canvas, ctx } = createLayer();
  const marks = [patch(300, 560), patch(460, 720)];
  paintLit(ctx, { ...head, outline: square(100, 900), marks, line: 0 }, neonLamps(scene));
  const look = sampler(canvas),
    lightest = (x: number) =>
      Math.max(...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((by) => look([x + by, 500]).l));
  const fur = shadowed(ginger).l;
  for (const edge of [300, 720]) {
    assert.ok(lightest(edge) > fur + 0.03, `${edge}: ${lightest(edge)}`);
  }
  for (const edge of [460, 560]) {
    assert.ok(lightest(edge) < fur + 0.02, `${edge}: ${lightest(edge)}`);
  }
});

Deno.test("[neon] a wet floor mirrors the cat, cloth and grass hardly do", () => {
  const scene = sceneOf("a sitting cat in a city", "neon", { coat: solid("white") });
  const mirrored = (texture: Region["texture"]) => {
    const items = scene.items.map((item) =>
      item.is === "region" && (item.role === "ground" || item.role === "scenery")
        ? { ...item, texture }
        : item
    );
    const { canvas, ctx } = createLayer();
    const { canvas: cat, ctx: white } = createLayer();
    white.fillStyle = "white";
    white.fillRect(0, 0, 1024, 1024);
    mirrorOnFloor(ctx, { cat, shining: cat }, { ...scene, items });
    return canvas.data().reduce((sum, value, i) => i % 4 === 3 ? sum + value : sum, 0);
  };
  const wet = mirrored("stone");
  assert.ok(wet > 0);
  for (const dry of ["cloth", "plant"] as const) {
    assert.ok(mirrored(dry) < wet * 0.4, `${dry}: ${mirrored(dry)} ${wet}`);
  }
});

Deno.test("[neon] a fire, a candle and a lamp shine as brightly as a tube; a yellow thing beside them does not", () => {
  for (
    const [words, part] of [
      ["a cat with a candle at night", "candle flame"],
      ["a cat by a campfire at night", "fire"],
      ["a cat with a floor lamp at night", "floor lamp"],
    ] as const
  ) {
    const scene = sceneOf(words, "neon"), look = sampler(paintNeon(scene));
    const light = median(pointsOf(scene, part, 4).map((point) => look(point).l));
    assert.ok(light > 0.64, `${words}: ${light}`);
  }
  const scene = sceneOf("a cat with a banana and a candle at night", "neon");
  const lights = lightsAmong(scene.items);
  const banana = scene.items.find(({ name }) => name.startsWith("banana")) as Region;
  assert.equal(burningOf(banana, lights), undefined);
});
