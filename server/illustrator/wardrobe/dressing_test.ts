import assert from "node:assert/strict";
import { VARIANTS } from "./accessories.ts";
import { COSTUME_KINDS, COSTUMES } from "./costumes.ts";
import { ACCESSORIES, type Accessory, STYLES } from "../../../lib/choices.ts";
import { bounds, boundsOf, contains, heightOf } from "../geometry/measure.ts";
import { compose } from "../compose.ts";
import { SCHEMES, THINGS } from "../colour/palette.ts";
import { randomStream } from "../random.ts";
import { type Eye, type Item, PICTURE_SIZE, type Region } from "../scene.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";
import { DRAWN_PROPS } from "./props.ts";
import type { CatSpec } from "../spec.ts";
import { POSE_NAMES } from "../cat/poses.ts";
import { PLAIN_CAT, solid } from "../../../tests/support/cat.ts";
import { drawCat } from "../cat/cat.ts";
import { dress } from "./dressing.ts";
import type { Outfit } from "./outfit.ts";

const PLAIN: CatSpec = { ...PLAIN_CAT, seed: "5", coat: solid("grey"), scheme: "blue" };

Deno.test("nothing named, nothing worn", () => {
  assert.deepEqual(worn({}), []);
});

/** Every fourth of these, in the next pose the next: garments share cuts, and things the places to hold them. */
const everyFourth = <T>(kinds: readonly T[], place: number) =>
  kinds.filter((_, at) => at % 4 === place % 4);

Deno.test("every accessory, costume and prop is drawn, in every pose", () => {
  for (const [place, pose] of POSE_NAMES.entries()) {
    for (const kind of ACCESSORIES) assert.ok(worn({ pose, accessories: [{ kind }] }).length, kind);
    // Under every costume the cat is the same, and beside every prop.
    const dressed = drawCat({ ...PLAIN, pose, costume: { kind: COSTUME_KINDS[0]! } });
    for (const kind of everyFourth(COSTUME_KINDS, place)) {
      if (pose === "portrait" && COSTUMES[kind].isLow) continue;
      assert.ok(worn({ pose, costume: { kind } }, dressed).length, kind);
    }
    const bare = drawCat({ ...PLAIN, pose });
    for (const kind of everyFourth(DRAWN_PROPS, place)) {
      assert.ok(worn({ pose, props: [{ kind }] }, bare).length, kind);
    }
  }
});

Deno.test("a named colour is the colour of the thing", () => {
  for (const kind of ["hat", "scarf", "backpack", "yarn"] as const) {
    const items = worn({ accessories: [{ kind, colour: "green" }], seed: "1" });
    assert.ok(hasColour(items, THINGS.green.h), kind);
  }
  for (const [kind, variants] of Object.entries(VARIANTS)) {
    for (const variant of variants) {
      const items = worn({ accessories: [{ kind: kind as Accessory, variant, colour: "green" }] });
      assert.ok(hasColour(items, THINGS.green.h), variant);
    }
  }
  assert.ok(hasColour(worn({ props: [{ kind: "balloon", colour: "red" }] }), THINGS.red.h));
  assert.ok(hasColour(worn({ costume: { kind: "wizard", colour: "green" } }), THINGS.green.h));
});

Deno.test("clothes without a named colour follow the scheme", () => {
  assert.ok(hasColour(worn({ costume: { kind: "superhero" } }), SCHEMES.blue.h));
});

Deno.test("another hat takes the place of a costume's own, not its other parts", () => {
  const names = (change: Partial<CatSpec>) => worn(change).map(({ name }) => name);
  assert.ok(names({ costume: { kind: "pirate" } }).includes("tricorn"));
  const hatted = names({
    costume: { kind: "pirate" },
    accessories: [{ kind: "hat", variant: "party hat" }],
  });
  assert.ok(!hatted.includes("tricorn"));
  assert.ok(hatted.includes("party hat") && hatted.includes("eyepatch"));
});

Deno.test("from behind a costume shows its collar and hood, and nothing that is on the chest", () => {
  const from = (view: "front" | "behind", kind: CatSpec["costume"] & object) =>
    worn({ view, costume: kind }).map(({ name }) => name);
  for (
    const [kind, onChest, around] of [
      ["hoodie", "hood cord", "hood"],
      ["kimono", "crossed collar", "obi"],
      ["doctor", "stethoscope"],
      ["suit", "suit front"],
    ] as const
  ) {
    const front = from("front", { kind }), behind = from("behind", { kind });
    assert.ok(front.includes(onChest) && !behind.includes(onChest), kind);
    if (around) assert.ok(behind.includes(around), `${kind}: ${behind}`);
  }
  const printed = from("behind", { kind: "hoodie", print: "heart-patterned" });
  assert.ok(printed.includes("front"), "what words ask for is seen");
});

Deno.test("every variant of an accessory is a drawing of its own", () => {
  for (const kind of ["hat", "glasses", "scarf", "gadget"] as const) {
    const drawings = VARIANTS[kind].map((variant) =>
      JSON.stringify(worn({ accessories: [{ kind, variant, colour: "green" }] }))
    );
    assert.equal(new Set(drawings).size, VARIANTS[kind].length, kind);
  }
});

Deno.test("a scarf is long, striped and fringed; round glasses are round", () => {
  const parts = worn({ accessories: [{ kind: "scarf", variant: "scarf", colour: "red" }] });
  assert.ok(parts.filter(({ name }) => name === "fringe").length >= 8);
  const ends = parts.filter((item): item is Region => item.name === "scarf end") as Region[];
  assert.ok(ends.some(({ outline }) => heightOf(bounds(outline)) > 90));
  assert.ok(ends.every(({ marks }) => marks.length >= 2));
  const lens = worn({ accessories: [{ kind: "glasses", variant: "round glasses" }] })
    .find(({ name }) => name === "lens") as Region;
  const { left, right, top, bottom } = bounds(lens.outline);
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const radii = lens.outline.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]));
  // On a head that turns aside they are seen a little from the side.
  assert.ok(Math.max(...radii) - Math.min(...radii) < 9);
});

Deno.test("glasses lie over the eyes of a head that looks aside, in every style", () => {
  for (const style of STYLES) {
    for (const words of ["a siamese cat", "a persian cat", "a kitten"]) {
      const scene = compose({
        ...resolve(parse(words), { style, seed: "3" }),
        pose: "sitting",
        gaze: "away",
        mood: "calm",
        accessories: [{ kind: "glasses", variant: "round glasses" }],
      });
      const lenses = scene.items.filter((item): item is Region => item.name.startsWith("lens"))
        .map(({ outline }) => outline);
      const eyes = scene.items.filter((item): item is Eye => item.is === "eye");
      assert.equal(eyes.length, 2, `${style}, ${words}`);
      for (const { centre: [x, y] } of eyes) {
        const over = lenses.map(bounds).some(({ left, right, top, bottom }) =>
          Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2) < 0.16 * (right - left)
        );
        assert.ok(over, `${style}, ${words}`);
      }
    }
  }
});

Deno.test("things on the ground do not lie on one another: they are side by side, or in two rows", () => {
  const scene = compose({ ...PLAIN, props: [{ kind: "cup" }, { kind: "gift" }, { kind: "cake" }] });
  const shadows = scene.items.filter((item): item is Region =>
    item.is === "region" && item.name.startsWith("small shadow")
  ).map(({ outline }) => bounds(outline));
  assert.equal(shadows.length, 3);
  for (const [i, one] of shadows.entries()) {
    for (const other of shadows.slice(i + 1)) {
      const isBeside = one.right <= other.left || other.right <= one.left;
      const isInOtherRow = Math.abs(one.bottom - other.bottom) > 0.03 * PICTURE_SIZE;
      assert.ok(isBeside || isInOtherRow, `${JSON.stringify(one)} on ${JSON.stringify(other)}`);
    }
  }
});

Deno.test("what is as tall as the cat stands behind it, partly hidden; what is low stands before it", () => {
  const orderOf = (kind: "guitar" | "cup") => {
    const { items } = compose({ ...PLAIN, props: [{ kind }] });
    const own = items.filter(({ shows }) => shows === `thing ${kind}`);
    const torso = items.filter(({ name }) => name === "torso");
    assert.ok(own.length > 0 && torso.length === 1);
    const [thing, cat] = [boundsOf(own), boundsOf(torso)];
    assert.ok(thing.left > cat.left || thing.right < cat.right, `${kind}: all is hidden`);
    return items.indexOf(own[0]!) - items.indexOf(torso[0]!);
  };
  assert.ok(orderOf("guitar") < 0);
  assert.ok(orderOf("cup") > 0);
});

Deno.test("a book lies open under the eyes of who reads, on this side of the paws", () => {
  for (const pose of POSE_NAMES.filter((pose) => pose !== "portrait")) {
    const scene = compose({ ...PLAIN, pose, props: [{ kind: "book" }] });
    const regions = scene.items.filter((item) => item.is === "region");
    const [head, cover] = ["head", "book cover"].map((wanted) =>
      bounds(regions.find(({ name }) => name === wanted)!.outline)
    );
    const middle = (head!.left + head!.right) / 2;
    assert.ok(cover!.left < middle && middle < cover!.right, pose);
    assert.ok(cover!.bottom > head!.bottom, pose);
  }
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

Deno.test("a paw holds one kind of thing, the others stand on the ground and hide no face", () => {
  const props = [{ kind: "sword" as const }, { kind: "umbrella" as const }];
  for (const pose of ["waving", "crouching"] as const) {
    const scene = compose({ ...PLAIN, pose, props });
    const regions = scene.items.filter((item) => item.is === "region");
    const head = regions.findIndex(({ name }) => name === "head");
    const set = regions.filter(({ name }) => name.startsWith("umbrella"));
    assert.ok(set.length > 0);
    for (const umbrella of set.filter((each) => regions.indexOf(each) > head)) {
      const hides = umbrella.outline.some((point) => contains(regions[head]!.outline, point));
      assert.ok(!hides, pose);
    }
  }
});

Deno.test("sweaters end with a hem before the hind legs, trousers lie right on them", () => {
  const order = (costume: "sweater" | "santa") =>
    compose({ ...PLAIN, pose: "standing", costume: { kind: costume } }).items.map(({ name }) =>
      name
    );
  const knitted = order("sweater"), trousered = order("santa");
  assert.ok(knitted.indexOf("near hind leg") < knitted.indexOf("sweater hem"));
  assert.equal(trousered.indexOf("near hind leg trouser"), trousered.indexOf("near hind leg") + 1);
});

function worn(change: Partial<CatSpec>, cat = drawCat({ ...PLAIN, ...change })): Item[] {
  const spec = { ...PLAIN, ...change };
  const outfit: Outfit = dress({
    spec,
    cat,
    random: (name) => randomStream(spec.seed, name),
    accent: SCHEMES[spec.scheme],
  });
  const { covers: _covers, ...layers } = outfit;
  return Object.values(layers).flat();
}

function hasColour(items: Item[], hue: number): boolean {
  return items.some((item) =>
    item.is !== "eye" && item.colour.c > 0.08 &&
    Math.abs(((item.colour.h - hue + 540) % 360) - 180) < 25
  );
}

Deno.test("[dressing] what flies is not on a raised tail", () => {
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    const { items } = compose({
      ...PLAIN_CAT,
      seed,
      pose: "standing",
      view: "front",
      setting: "studio",
      props: [{ kind: "butterfly" }],
    });
    const tail = boundsOf(items.filter(({ name }) => name === "tail"));
    const butterfly = boundsOf(items.filter(({ shows }) => shows === "thing butterfly"));
    const isApart = butterfly.right < tail.left || butterfly.left > tail.right ||
      butterfly.bottom < tail.top;
    assert.ok(isApart, seed);
  }
});
