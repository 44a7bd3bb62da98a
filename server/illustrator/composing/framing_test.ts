import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { PLAIN_CAT } from "../../../tests/support/cat.ts";
import { compose } from "../compose.ts";
import { boundsOf, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { planCharacter } from "../plan.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import type { Prop } from "../wardrobe/prop_kinds.ts";
import { groundUnder } from "./ground_under.ts";

const SEEDS = ["1", "2", "3"];

const catIn = ({ items }: Scene): Box => boundsOf(items.filter(({ role }) => role === "coat"));

const seen = (change: Partial<CatSpec>): { scene: Scene; name: string }[] =>
  STYLES.flatMap((style) =>
    SEEDS.map((seed) => ({
      scene: compose({ ...PLAIN_CAT, style, seed, ...change }),
      name: `${style} ${seed}`,
    }))
  );

Deno.test("[framing] a cat that stands on a tall hat is in the picture as a whole", () => {
  for (const style of ["pixel", "cartoon", "realistic"] as const) {
    for (const seed of ["2", "3"]) {
      const { spec } = planCharacter("a wizard cat doing a handstand", { style, seed });
      const { top, bottom } = compose(spec).subject;
      assert(top >= 0 && bottom <= PICTURE_SIZE, `${style} ${seed}: from ${top} to ${bottom}`);
    }
  }
});

Deno.test("[framing] a cat fills the height or the width of its picture, with air around it", () => {
  for (const pose of ["sitting", "walking", "lying", "sleeping"] as const) {
    for (const { scene, name } of seen({ pose, setting: "meadow" })) {
      const cat = catIn(scene);
      const high = heightOf(cat) / PICTURE_SIZE, wide = widthOf(cat) / PICTURE_SIZE;
      assert.ok(
        high > 0.7 || wide > 0.78,
        `${pose} ${name}: ${high.toFixed(2)} ${wide.toFixed(2)}`,
      );
      assert.ok(Math.min(cat.left, cat.top, PICTURE_SIZE - cat.right) > 0.03 * PICTURE_SIZE);
    }
  }
});

Deno.test("[framing] over a low cat hangs no empty half of the picture", () => {
  for (const { scene, name } of seen({ pose: "sleeping", setting: "meadow" })) {
    const { top, bottom } = catIn(scene);
    const middle = (top + bottom) / 2 / PICTURE_SIZE;
    assert.ok(middle < 0.68, `${name}: its middle at ${middle.toFixed(2)}`);
  }
});

Deno.test("[framing] the ground is as low as what stands on it is tall", () => {
  const grounds = { from: 800, to: 940 };
  assert.equal(groundUnder(900, grounds), 940);
  assert.equal(groundUnder(100, grounds), 800);
  assert.ok(groundUnder(700, grounds) > groundUnder(600, grounds));
});

Deno.test("[framing] a cat stands on the ground of its place, however it is framed", () => {
  for (const { scene, name } of seen({ pose: "sitting", setting: "beach" })) {
    const grounds = scene.items.filter(({ role, is }) => role === "ground" && is === "region");
    const { bottom } = catIn(scene), { top } = boundsOf(grounds);
    assert.ok(top < bottom - 30, `${name}: its paws at ${bottom}, the ground from ${top}`);
  }
});

Deno.test("[framing] the edge of the picture may cut a windmill behind a cat, and nothing small beside it", () => {
  const cut = (kind: Prop) =>
    SEEDS.map((seed) => {
      const { items } = compose({ ...PLAIN_CAT, seed, setting: "meadow", props: [{ kind }] });
      const own = boundsOf(
        items.filter(({ of, shows }) => of === "thing 1" || shows === `thing ${kind}`),
      );
      return (Math.max(0, -own.left) + Math.max(0, own.right - PICTURE_SIZE)) / widthOf(own);
    });
  assert.ok(cut("windmill").some((share) => share > 0));
  assert.ok(cut("windmill").every((share) => share < 0.25));
  for (const kind of ["teapot", "book", "bucket"] as const) {
    assert.deepEqual(cut(kind), [0, 0, 0], kind);
  }
});

Deno.test("[framing] of three cats the middle one sits behind the others, higher, with its face free", () => {
  for (const { scene, name } of seen({ pose: "sitting", others: [PLAIN_CAT, PLAIN_CAT] })) {
    const heads = ["cat 1", "cat 2", "cat 3"].map((ref) =>
      boundsOf(scene.items.filter((item) => item.of === ref && /^head(?: \d)?$/.test(item.name)))
    );
    assert.ok(heads[1]!.top < heads[0]!.top && heads[1]!.top < heads[2]!.top, name);
  }
});
