/** @module What a place has before its cats. */
import type { Style } from "../../../lib/choices.ts";
import { boundsOf, type Box } from "../geometry/measure.ts";
import type { Item } from "../scene.ts";
import { withoutFaceBlockers } from "../staging/around/furnishing.ts";
import type { Place } from "../world/place.ts";

/** The place's front, beside the faces of those who stand in the picture, and what is nearer still. */
export function foregroundOf(
  placed: readonly Item[],
  { front, nearest, light }: Place,
  style: Style,
): Item[] {
  const faces = facesOf(placed);
  const things = placed.filter(({ role }) => role === "prop" || role === "accessory");
  const spot = {
    subject: boundsOf(placed.filter(({ role }) => role !== "ground")),
    kept: [...faces, ...things.map((thing) => boundsOf([thing]))],
    light,
  };
  return [
    ...withoutFaceBlockers(faces, front).filter((item) => !fallsBefore(item, faces)),
    ...FRAMED.has(style) ? [] : nearest?.(spot) ?? [],
  ];
}

/** Whether rain, snow or a leaf would cross a face. */
function fallsBefore(item: Item, faces: readonly Box[]): boolean {
  if (!FALLING.test(item.name)) return false;
  const own = boundsOf([item]);
  return faces.some((face) =>
    own.left < face.right && own.right > face.left && own.top < face.bottom && own.bottom > face.top
  );
}

/** The names of what falls or flies before the cat. */
const FALLING = /^(?:rain|snowflake|blown leaf) before\b/;

/** A page has a foreground of its own, which reaches over its border; panes of glass lie in one plane; on bare paper
 * beyond the washes a leaf would be a scrap. */
const FRAMED: ReadonlySet<Style> = new Set<Style>(["storybook", "stained-glass", "watercolor"]);

/** The box of each head in the picture. */
function facesOf(placed: readonly Item[]): Box[] {
  return placed.filter(({ name, role }) => name === "head" && role === "coat")
    .map((head) => boundsOf([head]));
}
