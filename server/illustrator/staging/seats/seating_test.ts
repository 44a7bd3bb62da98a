/**
 * A cat on furniture sits at the height of its seat, and the furniture is as wide as the cat.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { compose } from "../../compose.ts";
import { boundsOf, widthOf } from "../../geometry/measure.ts";
import type { CatSpec } from "../../spec.ts";
import { ANCHORS } from "../../things/anchors.ts";
import type { ThingName } from "../../things/thing_names.ts";
import { parse } from "../../words/parse.ts";
import { resolve } from "../../words/resolve.ts";
import { partOf, seenOf } from "../seen.ts";

const SEATS = Object.entries(ANCHORS).filter(([, { seat, stretch }]) => seat && stretch);

for (const [name, { seat, hangs = 0 }] of SEATS) {
  Deno.test(`[seating] a cat on the ${name} rests on its seat, which is wide enough`, () => {
    for (const pose of ["sitting", "lying", "sleeping"] as const) {
      const { cat, thing } = seen({ ...PLAIN_CAT, pose }, name as ThingName);
      const high = thing.box.bottom - thing.box.top;
      const level = thing.box.top + high * seat!.y;
      const slack = 0.08 * (cat.body.bottom - cat.body.top);
      assert.ok(Math.abs(cat.body.bottom - level) < slack, `${pose}: ${cat.body.bottom - level}`);
      assert.ok(widthOf(thing.box) > 0.9 * widthOf(cat.body), `${pose}: too narrow`);
      assert.ok(hangs === 0 || thing.box.bottom < 900, `${pose}: stands on the ground`);
      assert.ok(thing.first < cat.first, `${pose}: before the cat`);
    }
  });
}

Deno.test("[seating] a rocket that is ridden lies in the air", () => {
  const { cat, thing } = seen({ ...PLAIN_CAT, setting: "space" }, "rocket", "riding");
  assert.ok(widthOf(thing.box) > thing.box.bottom - thing.box.top);
  assert.ok(cat.body.bottom > thing.box.top && cat.body.bottom < thing.box.bottom + 20);
});

Deno.test("[seating] the shadow of a cat falls on what bears it, not through the gaps of a fence", () => {
  const shadows = (kind: Kind) =>
    composed(PLAIN_CAT, kind).items
      .filter((item) => item.role === "shadow" && item.of === "cat 1");
  assert.equal(shadows("chair").length, 1);
  assert.equal(shadows("picket fence").length, 0);
});

type Kind = CatSpec["props"][number]["kind"];

function composed(cat: CatSpec, kind: Kind, is: "on" | "riding" = "on") {
  return compose({
    ...cat,
    props: [{ kind }],
    relations: [{ who: "cat 1", is, what: "thing 1" }],
  });
}

function seen(cat: CatSpec, kind: Kind, is: "on" | "riding" = "on") {
  const scene = composed(cat, kind, is);
  return { cat: seenOf(scene, "cat 1")!, thing: seenOf(scene, "thing 1")! };
}

Deno.test("[seating] who rides an animal leaves its head to be seen", () => {
  for (const animal of ["horse", "camel", "cow", "elephant"]) {
    for (let seed = 0; seed < 8; seed++) {
      const scene = compose(
        resolve(parse(`a cat riding a ${animal}`), { style: "cartoon", seed: `${seed}` }),
      );
      const [cat, mount] = (["cat 1", "thing 1"] as const).map((actor) => seenOf(scene, actor)!);
      const trunk = boundsOf(cat!.items.filter(({ name }) => /^(?:torso|tail)/.test(name)));
      const { left, right } = mount!.box;
      // The trunk of a cat that sits is as wide as its haunches, and its locks reach farther.
      assert.ok(trunk.left > left + (right - left) * 0.16, `${animal}, seed ${seed}`);
    }
  }
});

Deno.test("[seating] no tail comes out beside what a cat is in", () => {
  for (const words of ["a kitten in a boot", "a cat in a bucket", "a cat in a vase"]) {
    for (let seed = 0; seed < 8; seed++) {
      const scene = compose(resolve(parse(words), { style: "cartoon", seed: `${seed}` }));
      const [cat, thing] = (["cat 1", "thing 1"] as const).map((actor) => seenOf(scene, actor)!);
      for (const tail of cat!.items.filter(({ name }) => name.startsWith("tail"))) {
        const box = boundsOf([tail]);
        const isBeside = box.right < thing!.box.left || box.left > thing!.box.right;
        assert.ok(!isBeside, `${words}, seed ${seed}`);
      }
    }
  }
});

Deno.test("[seating] of a crowd in a basket the back row looks over the heads of the front row", () => {
  const spec = resolve(parse("five kittens in a basket"), { style: "cartoon", seed: "basket" });
  const scene = compose(spec);
  const heads = ([1, 2, 3, 4, 5] as const).map((cat) =>
    boundsOf([partOf(seenOf(scene, `cat ${cat}`)!, "head")!])
  );
  for (const behind of [1, 3]) {
    const [before, next] = [heads[behind - 1]!, heads[behind + 1]!];
    const high = heads[behind]!.bottom - heads[behind]!.top;
    const free = Math.min(before.top, next.top) - heads[behind]!.top;
    assert.ok(free > 0.25 * high, `cat ${behind + 1}: ${free} of ${high}`);
  }
});
