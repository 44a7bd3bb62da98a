import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import { boundsOf, contains } from "../../geometry/measure.ts";
import { OWN_MARKS } from "../../choices/own_mark_choices.ts";
import type { Item, Mark, Region } from "../../scene.ts";
import type { CatSpec, OwnMark } from "../../spec.ts";
import { visibleRecipe } from "../../composing/visible_recipe.ts";

const VIEWS: Partial<CatSpec>[] = [
  { pose: "sitting", view: "front" },
  { pose: "standing", view: "side" },
  { pose: "standing", view: "three-quarter" },
];

const bare = (ownMark: OwnMark, more: Partial<CatSpec>): CatSpec => ({
  ...PLAIN_CAT,
  coat: { ...PLAIN_CAT.coat, length: "short" },
  ...more,
  ownMarks: [ownMark],
});

Deno.test("[cat] every mark of its own is seen in one of the usual views", () => {
  const some = OWN_MARKS.filter((_, at) => at % 5 === 0);
  const lost = some.filter((ownMark) =>
    !VIEWS.some((view) => visibleRecipe(compose(bare(ownMark, view))).ownMarks?.length === 1)
  );
  assert.deepEqual(lost, []);
});

Deno.test("[cat] a spot lies on the part that it is said of", () => {
  const on = (name: OwnMark, facing: CatSpec["facing"]) => {
    const { items } = compose(bare(name, { pose: "sitting", view: "front", facing }));
    const regions = items.filter((item): item is Region & Item => item.is === "region");
    const [region] = regions.filter(({ marks }) => marks.some((mark) => mark.name === name));
    const mark = region?.marks.find((each: Mark) => each.name === name);
    assert.ok(region && mark, name);
    assert.ok(mark.outline.some((point) => contains(region.outline, point)), name);
    const { left, right } = boundsOf([region]);
    const head = boundsOf(regions.filter((one) => one.name === "head"));
    const x = mark.outline.reduce((sum, [px]) => sum + px, 0) / mark.outline.length;
    return { part: region.name, isRight: x > (head.left + head.right) / 2, left, right };
  };
  for (const facing of ["left", "right"] as const) {
    // The cat looks at the viewer: its left is the right of the picture.
    assert.equal(on("a black spot on left eye", facing).isRight, true);
    assert.equal(on("a black spot on right eye", facing).isRight, false);
    assert.equal(on("a black spot on left ear", facing).isRight, true);
    assert.match(on("a white spot on tail tip", facing).part, /tail/);
    assert.match(on("mud on paws", facing).part, /paw/);
  }
});

Deno.test("[cat] what lies under clothes is not said to be seen", () => {
  const spec = bare("a black spot on belly", {
    pose: "sitting",
    view: "front",
    costume: { kind: "knight" },
  });
  assert.deepEqual(visibleRecipe(compose(spec)).ownMarks, []);
});
