import assert from "node:assert/strict";
import { compose } from "../../compose.ts";
import { bounds, contains } from "../../geometry/measure.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { PICTURE_SIZE, type Point, type Region } from "../../scene.ts";
import { parse } from "../../words/parse.ts";
import { resolve } from "../../words/resolve.ts";
import { solid } from "../../../../tests/support/cat.ts";
import { difference } from "../../colour/colour.ts";
import { median, pointsOf, sampler, sceneOf } from "../../../../tests/support/painting.ts";
import { paperAround } from "./vignette.ts";
import { paintWatercolor } from "./watercolor.ts";

Deno.test("[watercolor] paper stays bare around the picture", () => {
  const scene = sceneOf("a grey cat in a forest", "watercolor");
  const look = sampler(paintWatercolor(scene));
  let bare = 0, all = 0;
  for (let y = 4; y < PICTURE_SIZE; y += 8) {
    for (let x = 4; x < PICTURE_SIZE; x += 8) {
      all++;
      if (difference(look([x, y]), { l: 0.965, c: 0.016, h: 84 }) < 0.03) bare++;
    }
  }
  assert(bare / all >= 0.04 && bare / all < 0.35, `bare ${bare / all}`);
  for (const corner of [[6, 6], [1017, 6], [6, 1017], [1017, 1017]] as const) {
    assert(look(corner).l > 0.9, `corner ${corner}`);
  }
});

Deno.test("[watercolor] by day washes fade into the paper long before the frame", () => {
  let bare = 0, all = 0;
  for (const prompt of ["a grey cat in a forest", "a black cat on the beach"]) {
    const look = sampler(paintWatercolor(sceneOf(prompt, "watercolor", { time: "day" })));
    for (let y = 60; y < PICTURE_SIZE - 60; y += 8) {
      for (let x = 60; x < PICTURE_SIZE - 60; x += 8) {
        all++;
        if (difference(look([x, y]), { l: 0.965, c: 0.016, h: 84 }) < 0.045) bare++;
      }
    }
  }
  assert(bare / all > 0.05, `bare ${bare / all}`);
});

Deno.test("[watercolor] black fur has no blacker rim: pigment pools where a wash is pale", () => {
  const scene = sceneOf("a black cat on the beach", "watercolor", { time: "day" });
  const look = sampler(paintWatercolor(scene));
  const head =
    scene.items.find((item): item is Region => item.is === "region" && item.name === "head")!
      .outline;
  const darkest = (by: number) =>
    offsetOutline(head, -by).map((point) => look(point).l)
      .toSorted((one, other) => one - other)[Math.floor(head.length / 5)]!;
  const [rim, inside] = [darkest(4), darkest(24)];
  assert(rim > inside - 0.04, `${rim} at the edge, ${inside} farther in`);
});

Deno.test("[watercolor] what lies behind does not show through", () => {
  const scene = sceneOf("a sitting white cat in a studio", "watercolor", { coat: solid("white") });
  const index = scene.items.findIndex(({ name }) => name === "head");
  const ears = {
    ...scene,
    items: scene.items.map((item, i) =>
      i < index && item.is === "region" && item.role === "coat"
        ? { ...item, colour: { l: 0.3, c: 0.15, h: 25 } }
        : item
    ),
  };
  const look = sampler(paintWatercolor(scene)), over = sampler(paintWatercolor(ears));
  const head = pointsOf(scene, "head", 8);
  const changed = head.filter((point) => difference(look(point), over(point)) > 0.02).length;
  assert(head.length > 300 && changed / head.length < 0.02, `${changed} of ${head.length}`);
});

Deno.test("[watercolor] no border cuts a moon", () => {
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    const scene = compose(
      resolve(parse("a black cat on a rooftop at night"), { style: "watercolor", seed }),
    );
    const moon = scene.items.find((item): item is Region =>
      item.is === "region" && item.role === "sky" && item.name.includes("moon")
    );
    if (!moon) continue;
    const look = sampler(paintWatercolor(scene));
    // Around it lies the night.
    const { left, right, top, bottom } = bounds(offsetOutline(moon.outline, 14));
    const around = [[left, top], [right, top], [left, bottom], [right, bottom]]
      .filter(([x, y]) => Math.min(x!, y!) > 60 && Math.max(x!, y!) < PICTURE_SIZE - 60);
    for (const [x, y] of around) {
      assert(look([x!, y!]).l < 0.9, `seed ${seed} at ${x},${y}`);
    }
  }
});

Deno.test("[watercolor] the sky goes on from the cat to the sun", () => {
  const scene = sceneOf("a grey cat on the beach at noon", "watercolor");
  const disc = region({
    name: "sun",
    role: "sky",
    texture: "light",
    outline: ellipse([920, 120], 45, 45),
    colour: { l: 0.9, c: 0.1, h: 90 },
  });
  const subject = { ...scene.subject, left: 100, right: 350, top: 700, bottom: 900 };
  const grounds = scene.items.filter(({ role }) => role === "ground");
  for (let move = 0; move < 20; move++) {
    const { isBare } = paperAround({ ...scene, subject, items: [...grounds, disc] }, move);
    for (const place of [[920, 120], [850, 220], [780, 300], [700, 390]] as const) {
      assert(!isBare(place), `${move} at ${place}`);
    }
  }
});

Deno.test("[watercolor] small things that the paper would cut off are left out", () => {
  const scene = sceneOf("a grey cat in a meadow", "watercolor");
  const shellAt = (centre: Point) =>
    region({
      name: "shell",
      role: "scenery",
      texture: "stone",
      outline: ellipse(centre, 20, 20),
      colour: { l: 0.6, c: 0.2, h: 25 },
    });
  const changed = (centre: Point) => {
    const look = sampler(paintWatercolor({ ...scene, items: [...scene.items, shellAt(centre)] }));
    return difference(look(centre), sampler(paintWatercolor(scene))(centre)) > 0.05;
  };
  assert(!changed([PICTURE_SIZE / 2, PICTURE_SIZE - 68]));
  assert(changed([PICTURE_SIZE / 2, 760]));
});

Deno.test("[watercolor] where the light is strongest the paper of a coat is almost bare", () => {
  for (const coat of ["orange", "grey"] as const) {
    const scene = sceneOf("a sitting cat in a garden", "watercolor", {
      coat: solid(coat),
      time: "day",
    });
    const look = sampler(paintWatercolor(scene));
    const tones = pointsOf(scene, "head", 6).map((point) => look(point).l).toSorted((a, b) =>
      a - b
    );
    const lit = tones[Math.floor(tones.length * 0.95)]!;
    assert(lit > 0.79, `${coat}: ${lit}`);
  }
});

Deno.test("[watercolor] sun and moon are nearly bare paper", () => {
  for (const [name, time] of [["sun", "day"], ["moon", "night"]] as const) {
    const scene = sceneOf("a sitting black cat in a meadow", "watercolor", {
      time,
      weather: "clear",
    });
    const look = sampler(paintWatercolor(scene));
    const disc = scene.items.find((item) => item.is === "region" && item.name === name);
    assert(disc?.is === "region", name);
    const { left, right, top, bottom } = bounds(disc.outline);
    const inside = offsetOutline(disc.outline, -8);
    const seen = Array.from({ length: 400 }, (_, i): Point => [
      left + (right - left) * (i % 20) / 19,
      top + (bottom - top) * Math.floor(i / 20) / 19,
    ]).filter((point) => contains(inside, point)).map((point) => look(point).l);
    assert(median(seen) > 0.78, `${name}: ${median(seen)}`);
  }
});
