import assert from "node:assert/strict";
import { ACCESSORIES } from "../../../lib/choices.ts";
import { compose } from "../compose.ts";
import { SCHEMES, THINGS } from "../palette.ts";
import { randomStream } from "../random.ts";
import type { Item, Region } from "../scene.ts";
import { type CatSpec, COSTUMES, POSES, PROPS } from "../spec.ts";
import { drawCat } from "../cat/cat.ts";
import { dress } from "./dressing.ts";
import type { Outfit } from "./outfit.ts";

const PLAIN: CatSpec = {
  version: 1,
  seed: "5",
  style: "cartoon",
  age: "adult",
  build: "average",
  coat: { colour: "grey", pattern: "solid", length: "short", white: [] },
  eyes: { left: "green", right: "green" },
  mood: "calm",
  pose: "sitting",
  facing: "right",
  accessories: [],
  props: [],
  setting: "studio",
  time: "day",
  weather: "clear",
  scheme: "blue",
  provenance: {},
};

Deno.test("nothing named, nothing worn", () => {
  assert.deepEqual(worn({}), []);
});

Deno.test("every accessory, costume and prop is drawn, in every pose", () => {
  for (const pose of POSES) {
    for (const kind of ACCESSORIES) assert.ok(worn({ pose, accessories: [{ kind }] }).length, kind);
    for (const kind of COSTUMES) assert.ok(worn({ pose, costume: { kind } }).length, kind);
    for (const kind of PROPS) assert.ok(worn({ pose, props: [{ kind }] }).length, kind);
  }
});

Deno.test("a named colour is the colour of the thing", () => {
  for (const kind of ["hat", "scarf", "backpack", "yarn"] as const) {
    const items = worn({ accessories: [{ kind, colour: "green" }], seed: "1" });
    assert.ok(hasColour(items, THINGS.green.h), kind);
  }
  assert.ok(hasColour(worn({ props: [{ kind: "balloon", colour: "red" }] }), THINGS.red.h));
  assert.ok(hasColour(worn({ costume: { kind: "wizard", colour: "green" } }), THINGS.green.h));
});

Deno.test("clothes without a named colour follow the scheme", () => {
  assert.ok(hasColour(worn({ costume: { kind: "superhero" } }), SCHEMES.blue.h));
});

Deno.test("a costume's own hat leaves no room for another", () => {
  const wizard = worn({ costume: { kind: "wizard" } });
  assert.deepEqual(worn({ costume: { kind: "wizard" }, accessories: [{ kind: "hat" }] }), wizard);
  const hero = worn({ costume: { kind: "superhero" } });
  assert.notDeepEqual(
    worn({ costume: { kind: "superhero" }, accessories: [{ kind: "hat" }] }),
    hero,
  );
});

Deno.test("no headphones over a hat and no camera over a scarf", () => {
  for (let i = 0; i < 40; i++) {
    const names = worn({
      seed: `${i}`,
      accessories: [{ kind: "hat" }, { kind: "scarf" }, { kind: "gadget" }],
    }).map(({ name }) => name);
    assert.ok(!names.includes("ear cup") && !names.includes("camera"));
  }
});

Deno.test("things on the ground do not lie on one another", () => {
  const scene = compose({ ...PLAIN, props: [{ kind: "cup" }, { kind: "gift" }, { kind: "cake" }] });
  const shadows = scene.items.filter((item): item is Region =>
    item.is === "region" && item.name.startsWith("small shadow")
  ).map(({ outline }) => outline.map(([x]) => x));
  assert.equal(shadows.length, 3);
  const spans = shadows.map((xs) => [Math.min(...xs), Math.max(...xs)] as const)
    .toSorted(([a], [b]) => a - b);
  assert.ok(spans[0]![1] <= spans[1]![0] && spans[1]![1] <= spans[2]![0]);
});

Deno.test("clothes go under the face, held things under the paw", () => {
  const scene = compose({ ...PLAIN, costume: { kind: "ninja" }, props: [{ kind: "sword" }] });
  const order = scene.items.map(({ name }) => name);
  const before = (a: string, b: string) =>
    assert.ok(order.indexOf(a) < order.indexOf(b), `${a}, ${b}`);
  before("suit", "left foreleg");
  before("hood", "left eye");
  before("grip", "right forepaw");
});

function worn(change: Partial<CatSpec>): Item[] {
  const spec = { ...PLAIN, ...change };
  const outfit: Outfit = dress({
    spec,
    cat: drawCat(spec, false),
    random: (name) => randomStream(spec.seed, name),
    accent: SCHEMES[spec.scheme],
  });
  return Object.values(outfit).flat();
}

function hasColour(items: Item[], hue: number): boolean {
  return items.some((item) =>
    item.is === "region" && item.colour.c > 0.08 &&
    Math.abs(((item.colour.h - hue + 540) % 360) - 180) < 25
  );
}
