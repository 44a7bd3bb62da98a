import assert from "node:assert/strict";
import { arranged } from "./arrange.ts";
import { compose } from "../compose.ts";
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import type { Item } from "../scene.ts";
import type { CatSpec, Held, Related } from "../spec.ts";
import { boxOf } from "../staging/actor_boxes.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";

/** The longer side of a thing beside a cat, in units of the cat, which sits 400 high. */
function sideOf(held: Held): number {
  const { things } = arranged({ ...PLAIN_CAT, props: [held], relations: [] });
  const box = boxOf(things[0]!);
  return Math.max(widthOf(box), heightOf(box));
}

Deno.test("[things] what is small is drawn large enough to be known, and stays smaller than what is large", () => {
  for (const kind of ["lighter", "papaya", "recipe", "chisel", "sparkler"] as const) {
    const side = sideOf({ kind });
    assert.ok(side > 125 && side < 270, `${kind}: ${Math.round(side)}`);
  }
  assert.ok(sideOf({ kind: "strawberry" }) < sideOf({ kind: "kettle" }));
  assert.ok(sideOf({ kind: "mouse", size: "tiny" }) < 0.7 * sideOf({ kind: "mouse" }));
});

Deno.test("[things] what stands beside a cat stands where its tail is not, whichever way it faces", () => {
  const onCushion: Related = { who: "cat 1", is: "on", what: "thing 2" };
  const stages: Partial<CatSpec>[] = (["vase", "cactus", "birdhouse", "barrel"] as const)
    .flatMap((kind) => [
      { props: [{ kind }] },
      { props: [{ kind }, { kind: "cushion" }], relations: [onCushion] },
    ]);
  for (const pose of ["sitting", "standing", "waving"] as const) {
    for (const facing of ["left", "right"] as const) {
      for (const stage of stages) {
        const { items } = compose({ ...PLAIN_CAT, ...stage, pose, facing });
        const shared = beforeTail(items);
        assert.ok(shared < 0.2, `${pose}, ${facing}, ${JSON.stringify(stage)}: ${shared}`);
      }
    }
  }
});

/** How much of the width of the first thing the tail takes; below 0 where it is beside it. */
function beforeTail(items: readonly Item[]): number {
  const tail = boundsOf(items.filter(({ name, role }) => role === "coat" && name === "tail"));
  const thing = boundsOf(items.filter(isFirstThing));
  const shared = Math.min(tail.right, thing.right) - Math.max(tail.left, thing.left);
  return shared / widthOf(thing);
}

function isFirstThing({ of, shows, role }: Item): boolean {
  return role !== "shadow" && (of ? of === "thing 1" : shows?.startsWith("thing ") === true);
}
