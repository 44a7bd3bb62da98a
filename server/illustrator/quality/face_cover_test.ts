/** Faces stay free: of things, whatever is done with them, and of other cats, whatever they do together. */
import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { POSE_NAMES } from "../cat/poses.ts";
import { compose } from "../compose.ts";
import { randomStream } from "../random.ts";
import type { Relation } from "../relations.ts";
import type { CatSpec } from "../spec.ts";
import { THINGS } from "../things/catalogue.ts";
import { type Prop, propOf } from "../wardrobe/prop_kinds.ts";
import { hiddenFeatures } from "./face_cover.ts";

/** From this share on an eye is hidden. */
const HIDDEN = 0.25;

/** How many pictures are made up, and of how many of them some thing or cat may hide an eye. */
const MADE_UP = 240, MOST = 0.06;

const WITH_THINGS: readonly Relation[] = [
  "holding",
  "reading",
  "hugging",
  "inside",
  "driving",
  "riding",
  "on",
  "peeking out of",
  "carrying in the mouth",
  "playing with",
];

const WITH_CATS: readonly Relation[] = ["hugging", "beside", "leaning on", "behind", "looking at"];

const things = [...THINGS.keys()].filter((name) => !propOf(name as Prop).wear) as Prop[];

function hidesEyes(spec: CatSpec): boolean {
  return hidden(spec).some((name) => name.endsWith("eye"));
}

function hidden(spec: CatSpec): string[] {
  return hiddenFeatures(compose(spec)).flatMap(({ name, share }) => share > HIDDEN ? [name] : []);
}

Deno.test("[faces] made-up acts with things and other cats leave the eyes free", () => {
  const faceless = Array.from({ length: MADE_UP }, (_, i) => madeUp(i)).filter(hidesEyes);
  assert.ok(
    faceless.length <= MOST * MADE_UP,
    `${faceless.length}: ${
      faceless.map(({ pose, props, relations }) =>
        `${pose} ${relations?.map(({ is }) => is).join(", ")} ${props[0]!.kind}`
      ).join("; ")
    }`,
  );
});

function madeUp(i: number): CatSpec {
  const random = randomStream("faces", `${i}`);
  const friend = { ...PLAIN_CAT, pose: random.pick(POSE_NAMES) };
  return {
    ...PLAIN_CAT,
    seed: `${i}`,
    style: STYLES[i % STYLES.length]!,
    pose: random.pick(POSE_NAMES),
    facing: random.pick(["left", "right"]),
    props: [{ kind: random.pick(things), count: random.pick([1, 2, 3]) }],
    ...(random.chance(0.5) && { others: [friend] }),
    relations: [{ who: "cat 1", is: random.pick(WITH_THINGS), what: "thing 1" }],
    ...(random.chance(0.5) && {
      others: [friend],
      relations: [{ who: "cat 1", is: random.pick(WITH_CATS), what: "cat 2" }],
    }),
  };
}

Deno.test("[faces] of cats that sit, lean, hug and stand behind each other both eyes of all are seen", () => {
  for (const style of ["cartoon", "pixel", "anime"] as const) {
    for (const pose of ["sitting", "standing"] as const) {
      for (const is of ["hugging", "leaning on", "behind"] as const) {
        const friend = { ...PLAIN_CAT, pose };
        const two: CatSpec = {
          ...PLAIN_CAT,
          style,
          pose,
          others: [friend],
          relations: [{ who: "cat 1", is, what: "cat 2" }],
        };
        assert.ok(!hidesEyes(two), `${style}, ${pose}, ${is}`);
      }
      const four: CatSpec = {
        ...PLAIN_CAT,
        style,
        pose,
        others: Array(3).fill({ ...PLAIN_CAT, pose }),
      };
      assert.ok(!hidesEyes(four), `${style}: four ${pose}`);
      const crate: CatSpec = {
        ...PLAIN_CAT,
        style,
        others: [PLAIN_CAT, PLAIN_CAT],
        props: [{ kind: "wooden crate" }],
        relations: (["cat 1", "cat 2", "cat 3"] as const)
          .map((who) => ({ who, is: "inside", what: "thing 1" })),
      };
      assert.ok(!hidesEyes(crate), `${style}: three in a crate`);
    }
  }
});

Deno.test("[faces] a bunch in a paw, what is in a mouth and a rim leave the eyes free, a book the mouth, too", () => {
  const acting = (is: Relation, kind: Prop, more: Partial<CatSpec>): CatSpec => ({
    ...PLAIN_CAT,
    ...more,
    props: [{ kind }],
    relations: [{ who: "cat 1", is, what: "thing 1" }],
  });
  for (const style of STYLES) {
    const bunch = [{ kind: "tulip", count: 3 } as const];
    assert.ok(
      !hidesEyes({ ...PLAIN_CAT, style, pose: "waving", props: bunch }),
      `${style}: tulips`,
    );
    const inMouth = acting("carrying in the mouth", "steering wheel", { style, pose: "walking" });
    assert.ok(!hidesEyes(inMouth), `${style}: a wheel in the mouth`);
    const kitten = { style, age: "kitten", mood: "curious" } as const;
    const peeking = acting("peeking out of", "rucksack", { ...kitten, build: "chubby" });
    assert.ok(!hidesEyes(peeking), `${style}: a rucksack`);
    const reading = acting("reading", "book", { ...kitten, build: "slim" });
    assert.deepEqual(hidden(reading), [], `${style}: a book`);
  }
});
