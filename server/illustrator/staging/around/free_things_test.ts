/**
 * Things without a relation stand in two rows, what is on furniture stays there, and cats stay large.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { arranged } from "../../composing/arrange.ts";
import { compose } from "../../compose.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import { boxOf } from "../actor_boxes.ts";

const held = (...kinds: Prop[]) => kinds.map((kind) => ({ kind }));

const onStage = (spec: Partial<CatSpec>) => {
  const { cats, things } = arranged({ ...PLAIN_CAT, seed: "f", ...spec });
  return { cat: boxOf(cats[0]!), things: things.map((thing) => ({ ...thing, at: boxOf(thing) })) };
};

Deno.test("[staging] beside many things the cat stays the subject", () => {
  for (const seed of ["a", "b", "c"]) {
    const props = held("piano", "apple", "book", "ruler", "palm tree");
    const { items } = compose({ ...PLAIN_CAT, seed, props });
    const cat = boundsOf(items.filter(({ of }) => of === "cat 1"));
    const share = Math.max(widthOf(cat), heightOf(cat)) / PICTURE_SIZE;
    assert.ok(share > 0.33, `${seed}: ${share}`);
  }
});

Deno.test("[staging] low things stand before tall ones", () => {
  const { things } = onStage({ props: held("palm tree", "apple", "pyramids", "book") });
  const [palm, apple, pyramids, book] = things;
  for (const low of [apple!, book!]) {
    for (const tall of [palm!, pyramids!]) {
      assert.ok(low.depth > tall.depth, `${low.prop} behind ${tall.prop}`);
      assert.ok(low.at.bottom > tall.at.bottom, `${low.prop} above ${tall.prop}`);
    }
  }
});

Deno.test("[staging] what is lower than a driver stands before the vehicle, and not beyond it", () => {
  for (const facing of ["left", "right"] as const) {
    const { cat, things: [lorry, ...small] } = onStage({
      facing,
      props: held("lorry", "dice", "cactus"),
      relations: [{ who: "cat 1", is: "driving", what: "thing 1" }],
    });
    for (const { prop, at, depth } of small) {
      const middle = (at.left + at.right) / 2;
      assert.ok(middle > lorry!.at.left && middle < lorry!.at.right, `${prop} beyond the lorry`);
      assert.ok(depth > lorry!.depth + 1.9, `${prop} behind the lorry's wall`);
      assert.ok(at.top > cat.top + 0.5 * heightOf(cat), `${prop} before the face`);
    }
  }
});

Deno.test("[staging] what is on a table moves with it", () => {
  const { things: [teapot, table] } = onStage({
    props: held("teapot", "table"),
    relations: [
      { who: "thing 1", is: "on", what: "thing 2" },
      { who: "thing 2", is: "left of", what: "cat 1" },
    ],
  });
  assert.ok(Math.abs(teapot!.at.bottom - table!.at.top) < 20, "the teapot floats");
  assert.ok(teapot!.at.left > table!.at.left && teapot!.at.right < table!.at.right);
});

Deno.test("[staging] a table beside a cat on a chair stands on the ground", () => {
  const { things: [chair, table] } = onStage({
    props: held("armchair", "table"),
    relations: [
      { who: "cat 1", is: "on", what: "thing 1" },
      { who: "thing 2", is: "left of", what: "cat 1" },
    ],
  });
  assert.ok(Math.abs(table!.at.bottom - chair!.at.bottom) < 30, "the table floats");
});

Deno.test("[staging] a fireplace stays on the ground where a cat is to hang from it", () => {
  const { things: [fireplace], cat } = onStage({
    props: held("fireplace"),
    relations: [{ who: "cat 1", is: "hanging from", what: "thing 1" }],
  });
  assert.ok(fireplace!.at.bottom > cat.bottom - 80, "the fireplace flies");
});

Deno.test("[staging] a small table is half as high as a table, and no toy", () => {
  const highOf = (size?: "tiny") =>
    heightOf(onStage({ props: [{ kind: "table", ...(size && { size }) }] }).things[0]!.at);
  const share = highOf("tiny") / highOf();
  assert.ok(share > 0.45 && share < 0.7, `${share}`);
});

Deno.test("[staging] a dog on the sofa or in the basket of a cat is beside it, and not before it", () => {
  for (const [is, kind] of [["on", "couch"], ["inside", "basket"]] as const) {
    const { cat, things: [dog] } = onStage({
      props: held("dog", kind),
      relations: [
        { who: "cat 1", is, what: "thing 2" },
        { who: "thing 1", is, what: "thing 2" },
      ],
    });
    const shared = Math.min(cat.right, dog!.at.right) - Math.max(cat.left, dog!.at.left);
    assert.ok(shared < 0.3 * widthOf(dog!.at), `${kind}: ${shared}`);
  }
});

Deno.test("[staging] a flat thing does not lie before a low one", () => {
  const { things } = onStage({ props: held("palm tree", "fish", "cake", "gift") });
  const [, fish, cake, gift] = things.map(({ at }) => at);
  for (const [one, other] of [[fish, cake], [fish, gift], [cake, gift]] as const) {
    const shared = Math.min(one!.right, other!.right) - Math.max(one!.left, other!.left);
    assert.ok(shared < 0.4 * widthOf(other!), `${shared}`);
  }
});

Deno.test("[staging] flat things lie before the cat and leave its face and paws free", () => {
  const { cat, things } = onStage({ props: held("apple", "book", "ruler") });
  for (const { prop, at, depth } of things) {
    assert.ok(depth > 0, `${prop} behind the cat`);
    assert.ok(at.bottom > cat.bottom + 30, `${prop} on the paws`);
    assert.ok(at.top > cat.top + 0.6 * heightOf(cat), `${prop} before the face`);
  }
  const [one, other, third] = things.map(({ at }) => at).toSorted((a, b) => a.left - b.left);
  assert.ok(one!.right <= other!.left && other!.right <= third!.left, "on one another");
});

Deno.test("[staging] a classroom has one blackboard where words ask for one", () => {
  for (const seed of ["a", "f", "i"]) {
    const { items } = compose({
      ...PLAIN_CAT,
      seed,
      setting: "classroom",
      props: held("blackboard", "ruler", "apple", "book", "crayon"),
    });
    assert.ok(!items.some(({ piece }) => piece?.startsWith("blackboard")), `${seed}: two`);
  }
});

Deno.test("[staging] who has a rug, a mat or a picnic blanket is on it, both of two cats; what is under a table stays there", () => {
  for (const kind of ["rug", "yoga mat", "picnic blanket"] as const) {
    for (const others of [[], [{ ...PLAIN_CAT }]]) {
      const { cats, things: [covering] } = arranged({
        ...PLAIN_CAT,
        seed: "r",
        others,
        props: held(kind, "apple"),
      });
      const { left, right, top, bottom } = boxOf(covering!);
      for (const cat of cats) {
        const box = boxOf(cat);
        assert.ok(box.bottom > top && box.bottom < bottom + 20, `${kind}: beside it`);
        assert.ok((box.left + box.right) / 2 > left && (box.left + box.right) / 2 < right, kind);
      }
    }
  }
  const { things: [rug] } = onStage({
    props: held("rug", "table"),
    relations: [{ who: "thing 1", is: "under", what: "thing 2" }],
  });
  assert.ok(!rug!.bears, "the cat is on a rug that is under a table");
});
