import { SETTINGS } from "./world/places.ts";
import { VARIANTS } from "./wardrobe/accessories.ts";
import { COSTUME_KINDS } from "./wardrobe/costumes.ts";
import { DRAWN_PROPS } from "./wardrobe/props.ts";
import assert from "node:assert/strict";
import { ACCESSORIES, type Accessory, COLOUR_SCHEMES, STYLES } from "../../lib/choices.ts";
import { compose } from "./compose.ts";
import { bounds, boundsOf, contains } from "./geometry/measure.ts";
import { randomStream } from "./random.ts";
import type { Eye, Item, Point, Region, Scene } from "./scene.ts";
import {
  AGES,
  BUILDS,
  type CatSpec,
  COAT_COLOURS,
  COAT_LENGTHS,
  EYE_COLOURS,
  FEATURES,
  PATTERNS,
  SEASONS,
  SIZES,
  TIMES,
  VIEWS,
  WEATHERS,
  WHITE_MARKS,
} from "./spec.ts";
import { MOOD_NAMES } from "./cat/moods.ts";
import type { Pose } from "./cat/poses.ts";
import { POSE_NAMES } from "./cat/poses.ts";
import { PLAIN_CAT } from "../../tests/support/cat.ts";
import { hasFiniteNumbers } from "../../tests/support/finite_numbers.ts";
import { parse } from "./words/parse.ts";
import { resolve } from "./words/resolve.ts";

const PLAIN: CatSpec = {
  ...PLAIN_CAT,
  coat: { ...PLAIN_CAT.coat, pattern: "tabby" },
  eyes: { left: "green", right: "blue" },
  mood: "happy",
  setting: "meadow",
};

/** Each costume, pattern and thing is tried in one pose, which new entries leave as it is. */
const poseFor = (kind: string): Pose => randomStream("pose", kind).pick(POSE_NAMES);

/** Every pose with every length of coat, facing, size and view; what does not depend on each other goes together. */
const POSED: Partial<CatSpec>[] = POSE_NAMES.flatMap((pose) =>
  Array.from({ length: Math.max(COAT_LENGTHS.length, SIZES.length, VIEWS.length) }, (_, i) => ({
    pose,
    coat: { ...PLAIN.coat, length: COAT_LENGTHS[i % COAT_LENGTHS.length]! },
    facing: i % 2 === 0 ? "left" : "right",
    size: SIZES[Math.floor(i / 2) % SIZES.length]!,
    view: VIEWS[i % VIEWS.length]!,
  }))
);

/** One recipe for each value of each list. */
const EVERY: Partial<CatSpec>[] = [
  ...COAT_COLOURS.map((colour) => ({ coat: { ...PLAIN.coat, colour } })),
  ...PATTERNS.map((pattern) => ({
    pose: poseFor(pattern),
    coat: { ...PLAIN.coat, pattern, second: "white" as const, white: [...WHITE_MARKS] },
  })),
  ...POSED,
  ...EYE_COLOURS.map((left) => ({ eyes: { left, right: left } })),
  ...STYLES.map((style) => ({ style })),
  ...AGES.flatMap((age) => BUILDS.map((build) => ({ age, build }))),
  ...MOOD_NAMES.map((mood) => ({ mood })),
  ...FEATURES.map((feature) => ({ pose: poseFor(feature), features: [feature] })),
  ...COSTUME_KINDS.map((kind) => ({ pose: poseFor(kind), costume: { kind } })),
  ...ACCESSORIES.map((kind) => ({ accessories: [{ kind }] })),
  ...Object.entries(VARIANTS).flatMap(([kind, variants]) =>
    variants.map((variant) => ({
      pose: poseFor(variant),
      accessories: [{ kind: kind as Accessory, variant }],
    }))
  ),
  {
    accessories: ACCESSORIES.map((kind) => ({ kind })),
    props: DRAWN_PROPS.slice(0, 18).map((kind) => ({ kind })),
  },
  ...DRAWN_PROPS.map((kind) => ({ pose: poseFor(kind), props: [{ kind, count: 2 }] })),
  ...SETTINGS.map((setting, i) => ({ setting, time: TIMES[i % TIMES.length]! })),
  ...WEATHERS.flatMap((weather) =>
    (["meadow", "window"] as const).map((setting) => ({ weather, setting }))
  ),
  ...SEASONS.flatMap((season) =>
    (["forest", "lake", "bedroom"] as const).map((setting) => ({ season, setting }))
  ),
  ...COLOUR_SCHEMES.map((scheme) => ({ scheme })),
];

const SCENES: Scene[] = EVERY.map((change, i) =>
  compose({ ...PLAIN, setting: "studio", seed: `${i}`, ...change })
);

Deno.test("every value of a recipe gives whole numbers everywhere", () => {
  for (const scene of SCENES) {
    assert.ok(hasFiniteNumbers(scene), JSON.stringify(scene.spec));
  }
});

/** What the picture always shows of a cat. */
const OF_A_HEAD = /^head$|ear$|eye$|^nose$/;

Deno.test("the cat with all it wears stays inside the frame", () => {
  for (const { spec, subject, items } of SCENES) {
    // The edges cut the body of a portrait, never its head.
    const isPortrait = spec.pose === "portrait";
    const kept = isPortrait ? boundsOf(items.filter(({ name }) => OF_A_HEAD.test(name))) : subject;
    const { left, top, right, bottom } = kept;
    assert.ok(
      left > 40 && top > 20 && right < 984 && bottom < 1004,
      `${JSON.stringify(spec)} ${JSON.stringify(kept)}`,
    );
  }
});

Deno.test("the cat is the subject: large enough, and not the whole picture", () => {
  for (const { spec, subject } of SCENES) {
    if (spec.props.length > 2) continue;
    if (spec.size === "tiny") continue;
    const { left, right, top, bottom } = subject;
    const seen = (from: number, to: number) => Math.min(1024, to) - Math.max(0, from);
    const share = seen(left, right) * seen(top, bottom) / 1024 ** 2;
    assert.ok(share > 0.16 && share < 0.95, `${share} ${JSON.stringify(spec)}`);
  }
});

Deno.test("both eyes lie within the head", () => {
  for (const scene of SCENES) {
    const head = named(scene, "head") as Region;
    for (const eye of eyesOf(scene)) {
      const [x, y] = eye.centre, [w, h] = eye.size;
      const edge: Point[] = [[x - w, y], [x + w, y], [x, y - h], [x, y + h]];
      for (const point of edge) {
        assert.ok(contains(head.outline, point), `${eye.name} ${JSON.stringify(scene.spec)}`);
      }
    }
  }
});

Deno.test("every name occurs once", () => {
  for (const { items, spec } of SCENES) {
    const names = items.map(({ name }) => name);
    assert.equal(new Set(names).size, names.length, JSON.stringify(spec));
  }
});

Deno.test("every cat rests on a contact shadow", () => {
  for (const scene of SCENES) {
    if (scene.spec.pose !== "portrait") assert.ok(named(scene, "contact shadow"));
  }
});

Deno.test("the cat's left eye is on the viewer's right, whichever way it faces", () => {
  for (const facing of ["left", "right"] as const) {
    const scene = compose({ ...PLAIN, facing });
    const [left, right] = [named(scene, "left eye") as Eye, named(scene, "right eye") as Eye];
    assert.ok(left.centre[0] > right.centre[0]);
    assert.deepEqual([left.outer, right.outer], [1, -1]);
    assert.notDeepEqual(left.iris, right.iris);
  }
});

Deno.test("a cat that faces left is the mirror of one that faces right", () => {
  const right = compose({ ...PLAIN, pose: "walking" });
  const left = compose({ ...PLAIN, pose: "walking", facing: "left" });
  const side = (scene: Scene) => middle(named(scene, "tail")) - middle(named(scene, "head"));
  assert.ok(side(right) < 0 && side(left) > 0);
});

Deno.test("the same recipe gives the same scene, another seed another one", () => {
  assert.deepEqual(compose(PLAIN), compose(PLAIN));
  assert.notDeepEqual(compose(PLAIN).items, compose({ ...PLAIN, seed: "other" }).items);
});

Deno.test("a hat moves nothing else", () => {
  const bare = compose(PLAIN);
  const hatted = compose({ ...PLAIN, accessories: [{ kind: "hat", colour: "red" }] });
  const rest = hatted.items.filter(({ role }) => role !== "accessory");
  assert.deepEqual(rest, bare.items);
  assert.ok(hatted.items.length > rest.length);
});

Deno.test("one change leaves the shape of cat and place as they were", () => {
  const outlines = (spec: CatSpec, role: "coat" | "scenery") =>
    compose(spec).items.flatMap((item) =>
      item.is === "region" && item.role === role ? [[item.name, item.outline]] : []
    );
  const before: CatSpec = { ...PLAIN, setting: "meadow" };
  const ofCat: Partial<CatSpec>[] = [
    { eyes: { left: "blue", right: "blue" } },
    { coat: { ...PLAIN.coat, colour: "grey" } },
    { coat: { ...PLAIN.coat, pattern: "tabby" } },
    { accessories: [{ kind: "glasses" }] },
    { scheme: "blue" },
  ];
  for (const change of ofCat) {
    const after = { ...before, ...change };
    assert.deepEqual(outlines(after, "scenery"), outlines(before, "scenery"));
    assert.deepEqual(outlines(after, "coat"), outlines(before, "coat"));
  }
  for (const change of [{ time: "night" }, { season: "autumn" }, { weather: "rain" }] as const) {
    assert.deepEqual(outlines({ ...before, ...change }, "coat"), outlines(before, "coat"));
  }
});

Deno.test("a black cat at night is lifted off the dark", () => {
  const coat = { ...PLAIN.coat, colour: "black" as const, pattern: "solid" as const };
  assert.ok(compose({ ...PLAIN, coat, setting: "rooftop", time: "night" }).light.rim);
  assert.equal(compose({ ...PLAIN, coat, setting: "meadow" }).light.rim, undefined);
});

const BALLOONS: [words: string, count: number][] = [
  ["a cat with a balloon", 1],
  ["a cat with balloons", 2],
  ["a cat holding red balloons", 2],
  ["a cat with three balloons", 3],
];
for (const [words, count] of BALLOONS) {
  Deno.test(`${words}: ${count} in the recipe and in the scene`, () => {
    const spec = resolve(parse(words), { style: "cartoon", seed: "7" });
    assert.deepEqual(spec.props.map(({ kind, count = 1 }) => [kind, count]), [["balloon", count]]);
    const drawn = compose(spec).items.filter((item) => /^balloon( \d)?$/.test(item.name));
    const outlines = drawn.map((item) => item.is === "region" && JSON.stringify(item.outline));
    assert.equal(new Set(outlines).size, count);
  });
}

Deno.test("a scheme colours the place, never the coat", () => {
  const [pink, green] = [compose(PLAIN), compose({ ...PLAIN, scheme: "green" })];
  assert.deepEqual(
    (named(pink, "torso") as Region).colour,
    (named(green, "torso") as Region).colour,
  );
  assert.notDeepEqual(pink.sky, green.sky);
});

function named(scene: Scene, name: string): Item {
  const item = scene.items.find((item) => item.name === name);
  assert.ok(item, `${name} is missing`);
  return item;
}

function eyesOf({ items }: Scene): Eye[] {
  return items.filter((item): item is Eye => item.is === "eye");
}

function middle(item: Item): number {
  assert.ok(item.is === "region");
  return item.outline.reduce((sum, [x]) => sum + x, 0) / item.outline.length;
}

Deno.test("a place is seen from nearer and farther, its ground always under the paws", () => {
  const seen = Array.from(
    { length: 12 },
    (_, seed) => compose({ ...PLAIN, setting: "bedroom", seed: `${seed}` }),
  );
  const widths = seen.map((scene) => {
    const { left, right } = bounds((named(scene, "skirting") as Region).outline);
    return right - left;
  });
  assert.ok(Math.max(...widths) > 1.12 * Math.min(...widths));
  for (const scene of seen) {
    const rugs = scene.items.filter(({ name }) => /^rug\b/.test(name));
    assert.equal(rugs.length, 1, "a rug is one thing: its rings have no lines of their own");
    const rug = bounds((named(scene, "rug") as Region).outline);
    const paws = scene.items.filter(({ role, name }) => role === "coat" && name.endsWith("paw"))
      .flatMap((item) => item.is === "region" ? item.outline : []);
    const sole = bounds(paws).bottom;
    assert.ok(sole > rug.top && sole < rug.bottom, scene.spec.seed);
  }
});

Deno.test("who asks for a plain background gets one: nothing hangs, flies or lies there", () => {
  for (const prompt of ["just the cat", "a cat on a plain background"]) {
    for (const seed of ["1", "2", "3", "4"]) {
      const { items } = compose(resolve(parse(prompt), { style: "cartoon", seed }));
      const scenery = items.filter((item) =>
        item.is === "region" && ["scenery", "sky", "front"].includes(item.role)
      );
      assert.deepEqual(scenery.map(({ name }) => name), [], `${prompt} ${seed}`);
    }
  }
});
