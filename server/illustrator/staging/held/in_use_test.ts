/**
 * A stranger sees what a cat does: paws are on the thing, over it, and the thing is where it is used.
 */
import assert from "node:assert/strict";
import { STYLES } from "../../../../lib/choices.ts";
import { catOf } from "../../../../tests/support/acts.ts";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { compose } from "../../compose.ts";
import { bounds, boundsOf, type Box, contains } from "../../geometry/measure.ts";
import { RELATIONS } from "../../relations.ts";
import type { Eye, Item, Point, Region, Scene } from "../../scene.ts";
import type { CatSpec } from "../../spec.ts";
import { HELD_THINGS } from "../../things/uses.ts";
import { looksAt } from "../seen.ts";

const CATS = ["a cat", "a persian kitten", "a fat siamese cat", "a maine coon in a sweater"];

/** Acts done with paws, in which a paw grips the thing. */
const GRIPPING = [
  "holding a dumbbell",
  "holding an umbrella",
  "holding a camera",
  "brushing its teeth",
  "holding a broom",
  "holding a pencil",
  "watering flowers",
  "holding a mobile phone",
  "playing the violin",
  "playing the trumpet",
  "playing the cello",
  "hugging a teddy bear",
  "typing on a laptop",
  "playing the piano",
  "pushing a shopping trolley",
  "vacuuming",
  "mowing the lawn",
  "stirring a cauldron",
  "painting a picture",
  "eating ramen",
  "riding a bicycle",
];

for (const style of STYLES) {
  Deno.test(`[in use, ${style}] a paw is on what it uses, and painted over it`, () => {
    for (const [index, act] of GRIPPING.entries()) {
      const cat = catOf(style, CATS, index);
      assertGripped(sceneOf(`${cat} ${act}`, style, { pose: "sitting" }), `${cat} ${act}`);
    }
  });

  Deno.test(`[in use, ${style}] things are where they are used`, () => {
    const cat = catOf(style, CATS);
    const seen = (act: string) => partsOf(sceneOf(`${cat} ${act}`, style, { pose: "sitting" }));
    const lifted = seen("lifting weights");
    assert.ok(
      lifted.eyes.every(({ centre }) => centre[1] > (lifted.thing.top + lifted.thing.bottom) / 2),
      `${cat}: a weight below the eyes`,
    );
    assert.ok(
      lifted.paws.every((paw) => paw.bottom < lifted.head.bottom - 40),
      `${cat}: low paws`,
    );

    const sheltered = seen("holding an umbrella");
    const middle = (sheltered.head.left + sheltered.head.right) / 2;
    assert.ok(sheltered.thing.top < sheltered.ears.top, `${cat}: an umbrella below the ears`);
    assert.ok(
      sheltered.thing.left < middle && sheltered.thing.right > middle,
      `${cat}: beside its umbrella`,
    );

    const photo = seen("taking a photo");
    const behind = photo.eyes.filter(({ centre }) => isIn(centre, photo.thing));
    assert.equal(behind.length, 1, `${cat}: no eye at the camera`);
    assert.ok(!isIn(middleOf(photo.mouth), photo.thing), `${cat}: a camera over the mouth`);

    const sweeping = seen("sweeping the floor with a broom");
    assert.ok(sweeping.thing.bottom > sweeping.cat.bottom - 30, `${cat}: a broom in the air`);
    assert.ok(sweeping.thing.top > sweeping.mouth.top, `${cat}: a broom over the face`);

    const brushing = seen("brushing its teeth");
    assert.ok(
      distance(brushing.thing, middleOf(brushing.mouth)) < 26,
      `${cat}: teeth not brushed`,
    );
  });

  Deno.test(`[in use, ${style}] a cat looks at its work`, () => {
    for (
      const act of [
        "typing on a laptop",
        "stirring a cauldron",
        "writing a letter",
        "painting a picture",
        "playing chess",
      ]
    ) {
      const cat = catOf(style, CATS);
      const { eyes, thing } = partsOf(sceneOf(`${cat} ${act}`, style, { pose: "sitting" }));
      assert.ok(eyes.every((eye) => eye.closed || looksAt(eye, thing)), `${cat} ${act}`);
    }
  });

  Deno.test(`[in use, ${style}] both forearms lie over what is hugged, nose and mouth are free`, () => {
    const cat = catOf(style, CATS);
    const { items } = sceneOf(`${cat} hugging a teddy bear`, style, { pose: "sitting" });
    const bear = items.findLastIndex(({ of }) => of === "thing 1");
    const over = items.slice(bear).filter(({ of, name }) =>
      of === "cat 1" && /fore(arm|paw)$/.test(name)
    );
    assert.equal(over.length, cat.includes("sweater") ? 2 : 4, cat);
    const { nose, thing } = partsOf({ items });
    assert.ok(!isIn(middleOf(nose), thing), `${cat}: nose in the bear`);
  });
}

Deno.test("[in use] one eats with what one is said to eat with", () => {
  for (const [meal, tool] of [["sushi", "chopsticks"], ["a salad", "a spoon"]] as const) {
    const { items } = sceneOf(`a cat eating ${meal} with ${tool}`, "cartoon", { pose: "sitting" });
    const ownTool = boundsOf(items.filter(({ of }) => of === "thing 2"));
    const paw = items.find(({ name }) => name === "right forepaw") as Region;
    const other = items.find(({ name }) => name === "left forepaw") as Region;
    assert.ok(
      [paw, other].some(({ outline }) => outline.some((point) => isIn(point, ownTool))),
      `${meal}: no paw on ${tool}`,
    );
    assert.ok(ownTool.bottom < boundsOf([paw, other]).bottom + 60, `${tool} on the ground`);
  }
});

Deno.test("[in use] everything with a use of its own is in the paws in every pose that holds", () => {
  for (const kind of HELD_THINGS) {
    for (const pose of RELATIONS.holding.poses ?? []) {
      for (const facing of ["left", "right"] as const) {
        const spec: CatSpec = {
          ...PLAIN_CAT,
          seed: `${kind} ${pose}`,
          pose,
          facing,
          props: [{ kind }],
          relations: [{ who: "cat 1", is: "holding", what: "thing 1" }],
        };
        assertGripped(compose(spec), `${kind} ${pose} ${facing}`);
      }
    }
  }
});

/** Some paw overlaps a region of the thing, and nothing of the thing is painted over that paw. */
function assertGripped({ items }: Pick<Scene, "items">, context: string): void {
  const paws = items.flatMap((item, at) =>
    item.is === "region" && item.of === "cat 1" && / forepaw$/.test(item.name) ? [{ item, at }] : []
  );
  const own = items.flatMap((item, at) =>
    item.of?.startsWith("thing") && (item.is === "region" || item.is === "line")
      ? [{ item, at }]
      : []
  );
  assert.ok(own.length > 0, `${context}: no thing`);
  const gripping = paws.filter(({ item: paw, at }) =>
    own.some(({ item, at: thing }) => thing < at && overlap(paw, item)) &&
    !own.some(({ item, at: thing }) => thing > at && overlap(paw, item))
  );
  assert.ok(gripping.length > 0, `${context}: no paw on it`);
}

function overlap(paw: Region, thing: Item): boolean {
  const points = thing.is === "region" ? thing.outline : thing.is === "line" ? thing.points : [];
  return points.some((point) => contains(paw.outline, point)) ||
    thing.is === "region" && paw.outline.some((point) => contains(thing.outline, point)) ||
    thing.is === "line" && points.some((point, i) => i > 0 && crosses(paw, points[i - 1]!, point));
}

/** Whether the middle of a stroke's piece lies in the paw. */
function crosses(paw: Region, [ax, ay]: Point, [bx, by]: Point): boolean {
  return [0.25, 0.5, 0.75].some((share) =>
    contains(paw.outline, [ax + (bx - ax) * share, ay + (by - ay) * share])
  );
}

Deno.test("[in use] every thing that is used can be held in every view, in one pose after the other", () => {
  const poses = ["sitting", "upright", "walking"] as const;
  for (const [index, prop] of HELD_THINGS.entries()) {
    for (const [turn, view] of (["front", "side", "three-quarter", "behind"] as const).entries()) {
      const pose = poses[(index + turn) % poses.length]!;
      const scene = compose({
        ...PLAIN_CAT,
        pose,
        view,
        props: [{ kind: prop }],
        relations: [{ who: "cat 1", is: "holding", what: "thing 1" }],
      });
      assert.ok(scene.items.some(({ of }) => of === "thing 1"), `${prop}, ${view}, ${pose}`);
    }
  }
});

function partsOf({ items }: Pick<Scene, "items">) {
  const ofCat = items.filter(({ of }) => of === "cat 1");
  const box = (name: RegExp) => boundsOf(ofCat.filter((item) => name.test(item.name)));
  return {
    cat: box(/torso|paw/),
    head: box(/^head$/),
    ears: box(/ ear/),
    nose: box(/^nose/),
    mouth: box(/^mouth/),
    paws: ofCat.flatMap((item) =>
      item.is === "region" && / forepaw$/.test(item.name) ? [bounds(item.outline)] : []
    ),
    eyes: ofCat.filter((item): item is Eye & Item => item.is === "eye"),
    thing: boundsOf(items.filter(({ of, role }) => of === "thing 1" && role !== "shadow")),
  };
}

function middleOf({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

function isIn([x, y]: Point, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** How far a point is from a box. */
function distance({ left, right, top, bottom }: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
