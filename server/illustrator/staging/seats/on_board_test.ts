/** A cup beside a cat on a table stands on that table; a dog does not. */
import assert from "node:assert/strict";
import { recipeOf } from "../../../../tests/support/read_description.ts";
import { compose } from "../../compose.ts";
import { boundsOf } from "../../geometry/measure.ts";

Deno.test("[staging] small things named beside a cat on a table or desk stand on it, beside the cat", () => {
  for (
    const [words, table, things] of [
      ["a cat sitting on the kitchen table next to a cup of coffee", "table", ["cup of coffee"]],
      ["a cat sitting on a table, cake, teapot", "table", ["cake", "teapot"]],
      ["a cat asleep on a desk with a pen and a notebook", "desk", ["pen", "notebook"]],
    ] as const
  ) {
    for (const seed of ["1", "2"]) {
      const recipe = { ...recipeOf(words), seed }, { items } = compose(recipe);
      const box = (kind: string) =>
        boundsOf(
          items.filter(({ of }) =>
            of === `thing ${recipe.props.findIndex((prop) => prop.kind === kind) + 1}`
          ),
        );
      const board = box(table);
      for (const kind of things) {
        const { bottom } = box(kind), deep = (bottom - board.top) / (board.bottom - board.top);
        assert.ok(Math.abs(deep) < 0.3, `${words}, ${seed}: ${kind} is on the floor`);
      }
    }
  }
  const dog = compose(recipeOf("a cat on a table next to a dog")).items;
  const floor = boundsOf(dog.filter(({ of }) => of === "thing 1")).bottom;
  const other = boundsOf(dog.filter(({ of }) => of === "thing 2")).bottom;
  assert.ok(Math.abs(floor - other) < 80, "a dog on the table");
});
