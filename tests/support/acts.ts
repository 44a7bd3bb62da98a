/**
 * @module What tests of acts see of a scene: where the parts of the first cat and its things are.
 */
import { type Style, STYLES } from "../../lib/choices.ts";
import { bounds, boundsOf, type Box } from "../../server/illustrator/geometry/measure.ts";
import type { Eye, Item, Point, Scene } from "../../server/illustrator/scene.ts";

/** Boxes of a cat and of the first two things. */
export type Parts = ReturnType<typeof partsOf>;

/** Reads them from a scene. */
export function partsOf({ items }: Pick<Scene, "items">) {
  const ofCat = items.filter(({ of }) => of === "cat 1");
  const box = (name: RegExp) => boundsOf(ofCat.filter((item) => name.test(item.name)));
  const regions = (name: RegExp) =>
    ofCat.flatMap((item) =>
      item.is === "region" && name.test(item.name) ? [bounds(item.outline)] : []
    );
  const thingOf = (ref: string) =>
    boundsOf(
      items.filter(({ of, role, name }) =>
        of === ref && role !== "shadow" && !/ in use /.test(name)
      ),
    );
  return {
    items,
    cat: box(/torso|paw|^head$/),
    head: box(/^head$/),
    ears: box(/ ear/),
    nose: box(/^nose/),
    paws: regions(/ forepaw$/),
    hindPaws: regions(/ hind paw$/),
    feet: regions(/ (?:hind|fore) ?paw$/),
    eyes: ofCat.filter((item): item is Eye & Item => item.is === "eye"),
    thing: thingOf("thing 1"),
    things: ["thing 1", "thing 2"].map((ref) =>
      items.some(({ of }) => of === ref) ? thingOf(ref) : undefined
    ),
  };
}

/** The middle of a box. */
export function middleOf({ left, right, top, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Whether a point is in a box. */
export function isIn([x, y]: Point, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** How far two boxes are from each other. */
export function apart(one: Box, other: Box): number {
  return Math.hypot(
    Math.max(one.left - other.right, 0, other.left - one.right),
    Math.max(one.top - other.bottom, 0, other.top - one.bottom),
  );
}

/**
 * The cat of a style: over the styles, each of them in turn, so that what is done is seen in every style and with
 * every cat, but not with every cat in every style.
 */
export function catOf(style: Style, cats: readonly string[], act = 0): string {
  return cats[(STYLES.indexOf(style) + act) % cats.length]!;
}
