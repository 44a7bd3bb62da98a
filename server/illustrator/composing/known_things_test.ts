import assert from "node:assert/strict";
import { arranged } from "./arrange.ts";
import { compose } from "../compose.ts";
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import type { CatSpec, Held } from "../spec.ts";
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
  const others = { props: [{ kind: "birdhouse" }, { kind: "cushion" }] } as const;
  const onCushion = [{ who: "cat 1", is: "on", what: "thing 2" }] as const;
  for (const facing of ["left", "right"] as const) {
    for (const relations of [[], onCushion]) {
      const props = relations.length > 0 ? [...others.props] : others.props.slice(0, 1);
      const spec: CatSpec = { ...PLAIN_CAT, pose: "sitting", facing, props };
      const { items } = compose(
        relations.length > 0 ? { ...spec, relations: [...relations] } : spec,
      );
      const tail = boundsOf(items.filter(({ name, role }) => role === "coat" && name === "tail"));
      const thing = boundsOf(
        items.filter(({ shows, of }) => shows === "thing birdhouse" || of === "thing 1"),
      );
      const shared = Math.min(tail.right, thing.right) - Math.max(tail.left, thing.left);
      assert.ok(
        shared < 0.2 * widthOf(thing),
        `${facing}, ${relations.length} relations: ${shared}`,
      );
    }
  }
});
