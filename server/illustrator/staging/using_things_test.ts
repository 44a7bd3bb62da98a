/**
 * Things in use as a stranger recognises them: each is where paws, ground and what it works on ask for it, and no thing
 * hides an eye or the nose.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../lib/choices.ts";
import { apart, catOf, isIn, middleOf, type Parts, partsOf } from "../../../tests/support/acts.ts";
import { sceneOf } from "../../../tests/support/painting.ts";
import { boundsOf, contains, heightOf, widthOf } from "../geometry/measure.ts";
import type { Item } from "../scene.ts";

/** Low and high chins. */
const CATS = ["a fluffy kitten", "a siamese cat", "a fat persian kitten"];

/** A paw is about 60 units wide. */
const TOUCH = 24;

/** Acts whose things are near the face. */
const NEAR_THE_FACE = [
  "pushing a shopping cart",
  "pushing a pram",
  "building a snowman",
  "painting a picture",
  "painting at an easel",
  "playing the drums",
  "cooking soup on a stove",
  "ironing a shirt",
  "washing dishes",
  "knitting",
  "blowing bubbles",
  "flying a kite",
  "conducting an orchestra",
  "pouring tea",
  "eating ramen at a table",
];

for (const style of STYLES) {
  const seen = (act: string, check: (parts: Parts, context: string) => void) => {
    const cat = catOf(style, CATS);
    check(partsOf(sceneOf(`${cat} ${act}`, style)), `${cat} ${act}`);
  };

  Deno.test(`[in use, ${style}] nothing that is used hides an eye or the nose`, () => {
    for (const act of NEAR_THE_FACE) {
      seen(act, ({ items, eyes, nose }, context) => {
        const spots = [...eyes.map(({ centre }) => centre), middleOf(nose)];
        const last = Math.max(
          ...items.flatMap(({ of, is }, i) => of === "cat 1" && is === "eye" ? i : []),
        );
        const hiding = items.slice(last).filter((item) =>
          item.is === "region" && item.of?.startsWith("thing") && item.role !== "shadow" &&
          spots.some((spot) => contains(item.outline, spot))
        );
        assert.deepEqual(hiding.map(({ name }) => name), [], context);
      });
    }
  });

  Deno.test(`[in use, ${style}] luggage hangs from a paw right above the ground`, () => {
    for (
      const act of ["carrying a suitcase", "holding a handbag", "walking, carrying a briefcase"]
    ) {
      seen(act, ({ thing, paws, cat, head }, context) => {
        const handle = { ...thing, bottom: thing.top + heightOf(thing) * 0.2 };
        assert.ok(paws.some((paw) => apart(paw, handle) < 1), `${context}: no paw on its handle`);
        assert.ok(Math.abs(thing.bottom - cat.bottom) < 40, `${context}: high in the air`);
        assert.ok(thing.top > head.bottom - 12, `${context}: before the face`);
      });
    }
  });

  Deno.test(`[in use, ${style}] a kite is in the sky, its string in a paw`, () => {
    seen("flying a kite", ({ items, thing, ears, paws }, context) => {
      assert.ok(middleOf(thing)[1] < ears.top + 20, `${context}: a low kite`);
      const string = boundsOf(named(items, "string in use"));
      assert.ok(apart(string, thing) < 1, `${context}: no string at it`);
      assert.ok(paws.some((paw) => apart(paw, string) < 1), `${context}: no paw at the string`);
    });
  });

  Deno.test(`[in use, ${style}] who rides a board stands on it with its arms out`, () => {
    seen("riding a skateboard", ({ thing, hindPaws, paws, cat }, context) => {
      assert.ok(hindPaws.every((paw) => apart(paw, thing) < TOUCH), `${context}: not on it`);
      const [x] = middleOf(cat);
      const sides = paws.map((paw) => Math.sign(middleOf(paw)[0] - x));
      assert.deepEqual(sides.toSorted(), [-1, 1], `${context}: paws on one side`);
      assert.ok(paws.every((paw) => paw.bottom < thing.top - 60), `${context}: paws on the board`);
    });
  });

  Deno.test(`[in use, ${style}] what is poured falls from a pot in a paw into a cup on a table`, () => {
    for (const act of ["pouring tea", "pouring tea from a teapot into a cup"]) {
      seen(act, ({ items, things, paws }, context) => {
        const stream = boundsOf(named(items, "stream in use")), cup = things[0]!;
        assert.ok(isIn([middleOf(stream)[0], stream.bottom], cup), `${context}: beside the cup`);
        const table = boundsOf(named(items, "table in use"));
        assert.ok(Math.abs(cup.bottom - table.top) < 20, `${context}: no table below`);
        const own = named(items, "pot in use");
        const pot = own.length > 0 ? boundsOf(own) : things[1]!;
        assert.ok(paws.some((paw) => apart(paw, pot) < 1), `${context}: no paw on the pot`);
        assert.ok(apart(stream, pot) < TOUCH, `${context}: it comes from nowhere`);
      });
    }
  });

  Deno.test(`[in use, ${style}] who fishes beside no boat but in it has its float outside`, () => {
    seen("fishing from a rowing boat", ({ items, head, cat, things }, context) => {
      const boat = things[1]!, float = boundsOf(named(items, "float"));
      const [x] = middleOf(head);
      assert.ok(x > boat.left && x < boat.right, `${context}: beside the boat`);
      assert.ok(boat.bottom > cat.bottom - 60, `${context}: above the boat`);
      assert.ok(!isIn(middleOf(float), boat), `${context}: it fishes in the boat`);
    });
  });

  Deno.test(`[in use, ${style}] two on a seesaw sit at its ends, one higher`, () => {
    const { items } = sceneOf("a black cat and a white cat on a seesaw", style);
    const [one, other] = ["cat 1", "cat 2"].map((ref) =>
      boundsOf(items.filter(({ of, name }) => of === ref && /^(?:torso|head)/.test(name)))
    ) as [ReturnType<typeof boundsOf>, ReturnType<typeof boundsOf>];
    const plank = boundsOf(items.filter(({ of, role }) => of === "thing 1" && role !== "shadow"));
    const third = widthOf(plank) / 3,
      xs = [one, other].map((box) => middleOf(box)[0]).toSorted(byValue);
    assert.ok(xs[0]! < plank.left + third && xs[1]! > plank.right - third, "in the middle");
    assert.ok(Math.abs(one.bottom - other.bottom) > 50, "level");
  });

  Deno.test(`[in use, ${style}] who plays the drums has a stick in either paw, on a drum`, () => {
    seen("playing the drums", ({ items, paws, thing }, context) => {
      const tips = named(items, "drumstick in use").map((item) => boundsOf([item]));
      assert.ok(tips.length >= 2, `${context}: no sticks`);
      assert.ok(paws.every((paw) => tips.some((tip) => apart(paw, tip) < 1)), `${context}: paws`);
      assert.ok(tips.every((tip) => apart(tip, thing) < 1), `${context}: sticks in the air`);
    });
  });

  Deno.test(`[in use, ${style}] soap bubbles come from a wand before the lips`, () => {
    seen("blowing bubbles", ({ items, nose, paws, thing }, context) => {
      const ring = boundsOf(named(items, "wand ring")),
        stick = boundsOf(named(items, "wand stick"));
      assert.ok(apart(ring, nose) < 110, `${context}: the wand is far from the lips`);
      assert.ok(paws.some((paw) => apart(paw, stick) < 1), `${context}: no paw on the wand`);
      assert.ok(
        named(items, "bubble ").length > 4 && widthOf(thing) > 180,
        `${context}: no bubbles`,
      );
    });
  });

  Deno.test(`[in use, ${style}] who walks with an umbrella has it over both ears`, () => {
    seen("walking in the rain holding an umbrella", ({ ears, thing, paws, head }, context) => {
      assert.ok(thing.top < ears.top, `${context}: below the ears`);
      assert.ok(isIn([middleOf(head)[0], thing.top + 1], thing), `${context}: beside the head`);
      assert.ok(paws.some((paw) => apart(paw, thing) < 1), `${context}: no paw on it`);
    });
  });
}

Deno.test("[in use] who climbs a ladder is before its rungs", () => {
  for (const facing of ["left", "right"] as const) {
    const { items } = sceneOf("a cat climbing a ladder", "cartoon", { facing });
    const { thing, cat } = partsOf({ items });
    const aside = Math.abs(middleOf(cat)[0] - middleOf(thing)[0]);
    assert.ok(aside < widthOf(thing) * 0.25, `${facing}: ${aside} beside it`);
  }
});

function named(items: readonly Item[], start: string): Item[] {
  return items.filter(({ name }) => name.startsWith(start));
}

function byValue(one: number, other: number): number {
  return one - other;
}
