/**
 * Acts as a stranger recognises them: each is told by where thing, paws, head and mouth are in the scene.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import {
  apart,
  catOf,
  isIn,
  middleOf,
  type Parts,
  partsOf,
} from "../../../../tests/support/acts.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Item } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { looksAt } from "../seen.ts";

const CATS = ["a cat", "a fluffy kitten", "a fat persian cat", "a siamese cat"];

/** Bodies are drawn in units of the picture: a paw is about 60 of them wide. */
const TOUCH = 24;

for (const style of STYLES) {
  const seen = (
    act: string,
    check: (parts: Parts, context: string) => void,
    changes: Partial<CatSpec> = {},
  ) => {
    const cat = catOf(style, CATS);
    check(partsOf(sceneOf(`${cat} ${act}`, style, changes)), `${cat} ${act}`);
  };

  Deno.test(`[acts, ${style}] who laps milk has its mouth at the bowl on the ground`, () => {
    seen("drinking milk from a bowl", ({ nose, cat, things, eyes }, context) => {
      // The milk is in the bowl that words name.
      const thing = things[1]!;
      const [x, y] = middleOf(nose);
      assert.ok(x > thing.left - TOUCH && x < thing.right + TOUCH, `${context}: beside the bowl`);
      assert.ok(y < thing.bottom && y > thing.top - heightOf(cat) * 0.34, `${context}: head up`);
      assert.ok(Math.abs(thing.bottom - cat.bottom) < 40, `${context}: no bowl on the ground`);
      assert.ok(eyes.every((eye) => eye.closed || looksAt(eye, thing)), `${context}: eyes`);
    });
  });

  Deno.test(`[acts, ${style}] who kicks a ball has a foot off the ground, the ball before it`, () => {
    seen("kicking a football", ({ hindPaws, cat, thing, head }, context) => {
      const raised = hindPaws.toSorted((one, other) => one.bottom - other.bottom)[0]!;
      assert.ok(raised.bottom < cat.bottom - heightOf(cat) * 0.1, `${context}: no foot is raised`);
      const [x] = middleOf(thing), [foot] = middleOf(raised), [middle] = middleOf(head);
      assert.ok((x - foot) * (foot - middle) > 0, `${context}: the ball is not before the foot`);
      assert.ok(apart(thing, raised) < heightOf(cat) * 0.3, `${context}: the ball is far`);
    });
  });

  Deno.test(`[acts, ${style}] candles stand at the lips, breath goes to them`, () => {
    seen("blowing out the candles on a birthday cake", ({ nose, items, thing }, context) => {
      const [, y] = middleOf(nose);
      assert.ok(thing.top < y + 90 && thing.bottom > y, `${context}: candles at ${thing.top}`);
      assert.ok(!isIn(middleOf(nose), thing), `${context}: nose in the cake`);
      const breath = boundsOf(items.filter(({ name }) => name.startsWith("breath in use")));
      assert.ok(apart(breath, nose) < 60 && apart(breath, thing) < 60, `${context}: no breath`);
    });
  });

  Deno.test(`[acts, ${style}] the flame of a candle that is blown out lies down away from the cat`, () => {
    seen("blowing out a candle", ({ nose, items, thing }, context) => {
      const flame = items.find(({ name }) => name === "candle flame");
      assert.ok(flame?.is === "region", `${context}: no flame`);
      const tip = flame.outline.reduce((top, point) => point[1] < top[1] ? point : top);
      const lowest = flame.outline.reduce((low, point) => point[1] > low[1] ? point : low);
      const away = Math.sign(middleOf(thing)[0] - middleOf(nose)[0]);
      assert.ok((tip[0] - lowest[0]) * away > 0.3 * (lowest[1] - tip[1]), `${context}: it stands`);
    });
  });

  Deno.test(`[acts, ${style}] a cup that is pushed off a table is beyond its edge, a paw at it`, () => {
    seen("pushing a cup off a table", ({ paws, cat, thing, things }, context) => {
      const [x] = middleOf(thing), table = things[1]!;
      assert.ok(x < table.left || x > table.right, `${context}: the cup is over the table`);
      assert.ok(paws.some((paw) => apart(paw, thing) < TOUCH), `${context}: no paw at it`);
      assert.ok(Math.abs(cat.bottom - table.top) < 60, `${context}: not on the table`);
    });
  });

  Deno.test(`[acts, ${style}] blades of two cats cross between them`, () => {
    const { items } = sceneOf("a black cat and a white cat in a sword fight", style);
    const own = items.filter(({ of, is }) => of === "thing 1" && is === "region");
    const isSecond = ({ name }: Item) => name.startsWith("sword in use");
    const one = boundsOf(own.filter((item) => !isSecond(item)));
    const other = boundsOf(own.filter(isSecond));
    assert.ok(one.left < other.right && other.left < one.right, "blades side by side");
    assert.ok(one.top < other.bottom && other.top < one.bottom, "blades above each other");
    const heads = ["cat 1", "cat 2"].map((ref) =>
      middleOf(boundsOf(items.filter(({ of, name }) => of === ref && name === "head")))[0]
    );
    const [x] = middleOf({
      ...one,
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
    });
    assert.ok(x > Math.min(...heads) && x < Math.max(...heads), "they cross beside the cats");
  });

  Deno.test(`[acts, ${style}] a phone is at the ear, and mouth and nose are free`, () => {
    seen("talking on the phone", ({ nose, head, paws, thing }, context) => {
      const [x, y] = middleOf(thing), [middle] = middleOf(head);
      assert.ok(Math.abs(x - middle) > widthOf(head) * 0.3, `${context}: before the face`);
      assert.ok(y > head.top && y < head.bottom, `${context}: not at the head`);
      assert.ok(paws.some((paw) => apart(paw, thing) < 1), `${context}: no paw on it`);
      assert.ok(!isIn(middleOf(nose), thing), `${context}: over the nose`);
    });
  });

  Deno.test(`[acts, ${style}] a giant bear is taller than who hugs it, both paws on it`, () => {
    seen("hugging a giant teddy bear", ({ cat, paws, thing }, context) => {
      assert.ok(heightOf(thing) > heightOf(cat) * 0.95, `${context}: a small bear`);
      assert.ok(paws.every((paw) => isIn(middleOf(paw), thing)), `${context}: a paw beside it`);
    });
  });

  Deno.test(`[acts, ${style}] who climbs a tree is off the ground, head above hips, paws on the bark`, () => {
    seen("climbing a tree", ({ head, cat, feet, items, thing }, context) => {
      const trunk = boundsOf(items.filter(({ name }) => name === "trunk"));
      assert.ok(cat.bottom < thing.bottom - 30, `${context}: on the ground`);
      const lowest = Math.max(...feet.map(({ bottom }) => bottom));
      assert.ok(head.bottom < lowest - heightOf(cat) * 0.3, `${context}: not upright`);
      assert.ok(feet.some((foot) => apart(foot, trunk) < 1), `${context}: no paw on the trunk`);
    });
  });

  Deno.test(`[acts, ${style}] an umbrella that words only name is over the head in the rain`, () => {
    seen("with an umbrella in the rain", ({ ears, head, thing, paws }, context) => {
      const [x] = middleOf(head);
      assert.ok(thing.top < ears.top, `${context}: below the ears`);
      assert.ok(thing.left < x && thing.right > x, `${context}: beside it`);
      assert.ok(paws.some((paw) => apart(paw, thing) < 1), `${context}: no paw on it`);
    }, { pose: "sitting" });
  });

  Deno.test(`[acts, ${style}] what is eaten at a table stands on it, and the table is before the cat`, () => {
    seen("eating ramen at a table", ({ items, things, paws }, context) => {
      const [food, table] = [things[0]!, things[1]!];
      assert.ok(Math.abs(food.bottom - table.top) < 40, `${context}: not on the table`);
      // The cat sits on a stool, which comes with the table.
      const at = (ref: string) =>
        items.findIndex((item) =>
          item.of === ref && item.role !== "shadow" &&
          !(item.is !== "eye" && item.name.startsWith("seat "))
        );
      assert.ok(at("thing 2") > at("cat 1"), `${context}: the table is behind`);
      assert.ok(paws.every((paw) => paw.bottom > food.top), `${context}: paws in the air`);
    });
  });

  Deno.test(`[acts, ${style}] who bats at a butterfly has a paw at it, high before its face`, () => {
    seen("batting at a butterfly", ({ head, paws, thing }, context) => {
      assert.ok(paws.some((paw) => apart(paw, thing) < TOUCH), `${context}: no paw at it`);
      assert.ok(thing.bottom < head.bottom, `${context}: the butterfly is low`);
    });
  });

  Deno.test(`[acts, ${style}] a line hangs from the rod into water at the ground`, () => {
    seen("fishing", ({ cat, items, paws, thing }, context) => {
      const water = boundsOf(items.filter(({ name }) => name.startsWith("water in use")));
      assert.ok(Math.abs(middleOf(water)[1] - cat.bottom) < 70, `${context}: water in the air`);
      assert.ok(thing.bottom > water.top - TOUCH, `${context}: the line ends in the air`);
      assert.ok(paws.filter((paw) => apart(paw, thing) < TOUCH).length === 2, `${context}: paws`);
    });
  });
}
