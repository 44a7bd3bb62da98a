import assert from "node:assert/strict";
import { compose } from "../compose.ts";
import { boundsOf } from "../geometry/measure.ts";
import { planCharacter } from "../plan.ts";

const cases: [description: string, inner: string, outer: string][] = [
  ["a cat in a bakery with baguettes in a basket", "baguette", "basket"],
  ["a gardener cat with a wheelbarrow full of pumpkins", "pumpkin", "wheelbarrow"],
  ["a cat sleeping, a puppy in a box", "dog", "box"],
  ["a black cat, a mouse in a teacup", "mouse", "cup of tea"],
];

for (const [description, inner, outer] of cases) {
  Deno.test(`[compose] things in a thing stand beside the cat: ${description}`, () => {
    for (const seed of ["1", "2", "3"]) {
      const { spec } = planCharacter(description, { style: "cartoon", seed });
      const { items } = compose(spec);
      const boxOf = (ref: string) =>
        boundsOf(items.filter(({ of, role }) => of === ref && role !== "shadow"));
      const boxOfThing = (kind: string) =>
        boxOf(`thing ${spec.props.findIndex((prop) => prop.kind === kind) + 1}`);
      const { left, right } = boxOf("cat 1");
      const vessel = boxOfThing(outer), content = boxOfThing(inner);
      const middle = (content.left + content.right) / 2;
      assert.ok(middle > vessel.left && middle < vessel.right, `${inner} is in the ${outer}`);
      const centre = (vessel.left + vessel.right) / 2;
      assert.ok(centre < left + (right - left) * 0.2 || centre > right - (right - left) * 0.2);
    }
  });
}
