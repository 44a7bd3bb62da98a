/**
 * The tests of relations fail where a relation is broken on purpose: a thing is moved away, hidden parts come to
 * the front, eyes look elsewhere.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT, solid } from "../../tests/support/cat.ts";
import { compose } from "./compose.ts";
import { moveItems } from "./geometry/transform.ts";
import { type Relation, RELATION_NAMES, RELATIONS } from "./relations.ts";
import type { Item, Scene } from "./scene.ts";
import type { Actor, CatSpec } from "./spec.ts";
import type { RelationEntry } from "./staging/relation_entry.ts";
import { seenOf } from "./staging/seen.ts";

type Break = (scene: Scene, who: Actor, what: Actor) => Item[];

const moved = (actor: "who" | "what", by: [number, number]): Break => ({ items }, who, what) =>
  items.map((item) =>
    item.of === (actor === "who" ? who : what)
      ? moveItems({ a: 1, b: 0, c: 0, d: 1, e: by[0], f: by[1] }, [item])[0]!
      : item
  );
const isOf = (actor: Actor) => (item: Item) => item.of === actor;
const toFront: Break = (
  { items },
  who,
) => [...items.filter((item) => !isOf(who)(item)), ...items.filter(isOf(who))];
const toBack: Break = (
  { items },
  who,
) => [...items.filter(isOf(who)), ...items.filter((item) => !isOf(who)(item))];
const lookingAway: Break = ({ items }, who) =>
  items.map((item) =>
    item.is === "eye" && item.of === who
      ? { ...item, look: [-item.look[0], -item.look[1]] as [number, number] }
      : item
  );
const swapped: Break = (scene, who, what) => {
  const [one, other] = [seenOf(scene, who)!.box, seenOf(scene, what)!.box];
  const dx = (one.left + one.right - other.left - other.right) / 2;
  return moved("what", [2 * dx, 0])(scene, who, what);
};
const onto: Break = (scene, who, what) => {
  const [one, other] = [seenOf(scene, who)!.body, seenOf(scene, what)!.body];
  return moved("what", [
    (one.left + one.right - other.left - other.right) / 2,
    (one.top + one.bottom - other.top - other.bottom) / 2,
  ])(scene, who, what);
};
const ASIDE = moved("what", [1000, 0]),
  BELOW = moved("what", [0, 800]),
  ABOVE = moved("what", [0, -800]);

/** What breaks a relation, where moving the thing aside does not. */
const BREAKS: Partial<Record<Relation, readonly Break[]>> = {
  on: [ASIDE, BELOW, ABOVE],
  under: [ASIDE, BELOW, toBack],
  behind: [toFront],
  at: [toFront],
  "in front of": [toBack],
  beside: [onto],
  "left of": [swapped],
  "right of": [swapped],
  "looking at": [lookingAway],
  chasing: [lookingAway],
  "fleeing from": [swapped],
  juggling: [ASIDE, BELOW],
  throwing: [BELOW],
  "jumping over": [ASIDE, ABOVE],
  inside: [ASIDE, toFront],
  "peeking out of": [ASIDE, toFront],
  driving: [ASIDE, toFront],
  rowing: [ASIDE],
  "dreaming of": [BELOW],
  "far from": [BELOW, toBack],
  "in the air": [ABOVE],
};

const THINGS = ["pumpkin", "box", "book"] as const;

for (const is of RELATION_NAMES) {
  Deno.test(`[relations] ${is}: a scene in which it is broken does not pass`, () => {
    const { who: subject, what, poses }: RelationEntry = RELATIONS[is];
    for (const [i, thing] of THINGS.entries()) {
      const spec: CatSpec = {
        ...PLAIN_CAT,
        seed: `${is} ${i}`,
        pose: poses?.[0] ?? "sitting",
        mood: "curious",
        ...(what === "cat" && {
          others: [{ ...PLAIN_CAT, coat: solid("black"), facing: "left" }],
        }),
        ...((what !== "cat" || subject === "thing") && { props: [{ kind: thing }] }),
        relations: [
          subject === "thing" && what === "cat"
            ? { who: "thing 1", is, what: "cat 1" }
            : { who: "cat 1", is, what: what === "cat" ? "cat 2" : "thing 1" },
        ],
      };
      const scene = compose(spec);
      const { who, what: other } = spec.relations![0]!;
      const holds = (shown: Scene) => {
        const [one, two] = [seenOf(shown, who), seenOf(shown, other)];
        return one !== undefined && two !== undefined && RELATIONS[is].holds(one, two);
      };
      assert.ok(holds(scene), `${is} ${thing}: not shown at all`);
      for (const [number, broken] of (BREAKS[is] ?? [ASIDE]).entries()) {
        const items = broken(scene, who, other);
        assert.ok(!holds({ ...scene, items }), `${is} ${thing}: break ${number + 1} passes`);
      }
    }
  });
}
