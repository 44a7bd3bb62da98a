/**
 * Every relation holds in the scene it is laid out in, with any cats and things in any pose.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../lib/choices.ts";
import { PLAIN_CAT, solid } from "../../tests/support/cat.ts";
import { type Pose, POSE_NAMES, POSES } from "./cat/poses.ts";
import { compose } from "./compose.ts";
import { randomStream } from "./random.ts";
import { type Relation, RELATION_NAMES, RELATIONS } from "./relations.ts";
import type { Actor, CatLook, CatSpec } from "./spec.ts";
import type { RelationEntry } from "./staging/relation_entry.ts";
import { seenOf } from "./staging/seen.ts";
import type { Prop } from "./wardrobe/prop_kinds.ts";
import { DRAWN_PROPS } from "./wardrobe/props.ts";

const OTHER: CatLook = { ...PLAIN_CAT, coat: solid("black"), facing: "left" };

/** What a relation is tried with, where words relate it to nothing else; absent: everything that is drawn. */
const THINGS: Partial<Record<Relation, readonly Prop[]>> = {
  driving: ["car", "bus", "tractor"],
};

/** How many random pairs each relation is tried with at least; in each pose the same number. */
const PAIRS = 20;

for (const is of RELATION_NAMES) {
  Deno.test(`[relations] ${is}: the scene shows it in every pose and style`, () => {
    const random = randomStream("relations", is);
    const { who, what }: RelationEntry = RELATIONS[is];
    const poses = posesOf(is), tries = Math.ceil(PAIRS / poses.length);
    for (const pose of poses) {
      for (let i = 0; i < tries; i++) {
        // A cat is between others, not between one other.
        const withCat = what === "cat" ||
          (what === undefined && random.chance(0.3) && is !== "between");
        const spec: CatSpec = {
          ...PLAIN_CAT,
          seed: `${is} ${pose} ${i}`,
          style: random.pick(STYLES),
          age: random.pick(["kitten", "adult"]),
          facing: random.pick(["left", "right"]),
          pose,
          ...(withCat && { others: [OTHER] }),
          ...((!withCat || who === "thing") &&
            { props: [{ kind: random.pick(THINGS[is] ?? DRAWN_PROPS) }] }),
          relations: [{
            who: who === "thing" ? "thing 1" : "cat 1",
            is,
            what: withCat ? "cat 2" : "thing 1",
          }],
        };
        assertHolds(spec);
      }
    }
  });
}

function posesOf(is: Relation): Pose[] {
  const { poses }: RelationEntry = RELATIONS[is];
  return poses
    ? [...poses]
    : POSE_NAMES.filter((pose) => POSES[pose].verb && !POSES[pose].isInverted);
}

function assertHolds(spec: CatSpec): void {
  const scene = compose(spec);
  const names = scene.items.filter(({ is }) => is !== "eye").map(({ name }) => name);
  const context = JSON.stringify({ ...spec.relations![0], props: spec.props, seed: spec.seed });
  assert.equal(new Set(names).size, names.length, context);
  for (const { who, is, what } of spec.relations!) {
    const [one, other] = [who, what].map((actor: Actor) => seenOf(scene, actor));
    assert.ok(one && other, `not to be seen: ${context}`);
    assert.ok(RELATIONS[is].holds(one, other), context);
  }
  const { left, top, right, bottom } = scene.subject;
  assert.ok(left > 20 && top > 16 && right < 1004 && bottom < 1020, `outside: ${context}`);
}
