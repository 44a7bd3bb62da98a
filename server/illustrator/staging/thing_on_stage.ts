/** @module A thing of the recipe, as it comes on stage. */
import type { Colour } from "../colour/colour.ts";
import { boundsOf, widthOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { SCHEMES, THINGS } from "../colour/palette.ts";
import type { Item } from "../scene.ts";
import type { CatSpec, Held } from "../spec.ts";
import { heldProp } from "../wardrobe/held_prop.ts";
import { scaleBeside } from "../wardrobe/prop_scale.ts";
import type { PropEntry } from "../wardrobe/prop_entry.ts";
import type { Room } from "../wardrobe/room.ts";
import { topPlane } from "./silhouette.ts";
import { trueSize } from "./true_size.ts";
import type { ThingOnStage } from "./actors.ts";

/** The thing of this place in the recipe, not yet placed. */
export function thingOnStage(
  spec: CatSpec,
  held: Held,
  index: number,
  room?: Room,
): ThingOnStage {
  const art: PropEntry = heldProp(held);
  const colour = colourOf(held, art, spec);
  const drawn = art.draw(colour);
  const items = drawn.length > 0 ? drawn : enclosed(art, colour);
  const box = boundsOf(items);
  const middle = (box.left + box.right) / 2;
  const one = originAtFoot(items);
  const own = art.pile && (held.count ?? 1) > 1
    ? art.pile(held.count!, colour)
    : severalOf(one, held.count ?? 1);
  const ownBox = boundsOf(own);
  const thing: ThingOnStage = {
    kind: "thing",
    ref: `thing ${index + 1}`,
    prop: held.kind,
    art,
    colour,
    items: own,
    one,
    count: held.count ?? 1,
    ...(held.size === "giant" && { isGiant: true as const }),
    ...(held.print && { print: held.print, ...(held.ink && { ink: held.ink }) }),
    grip: [-middle, -box.bottom],
    front: [],
    top: topPlane(own),
    placing: {
      at: [0, 0],
      scale: scaleBeside(one, { ...held, isFriend: art.isFriend }, room),
      turn: 0,
      mirror: false,
    },
    depth: 0,
    box: ownBox,
    rest: { left: ownBox.left, right: ownBox.right },
    isGrounded: true,
    isPlaced: false,
  };
  trueSize(thing, held);
  return thing;
}

/** Copies side by side. */
function severalOf(items: Item[], count: number): Item[] {
  const step = widthOf(boundsOf(items)) * 1.04;
  return Array.from(
    { length: count },
    (_, i) => moveItems(placing({ at: [(i - (count - 1) / 2) * step, 0] }), items),
  ).flat();
}

/** A thing made to be sat in, empty. */
function enclosed({ enclose }: PropEntry, colour: Colour): Item[] {
  if (!enclose) return [];
  const { back, front } = enclose(90, colour, 84);
  return [...back, ...front];
}

function colourOf({ colour }: Held, art: PropEntry, { scheme }: CatSpec): Colour {
  if (colour) return THINGS[colour];
  return art.colour === "accent" ? SCHEMES[scheme] : art.colour;
}

/** Items with the middle of their lower edge at the origin. */
export function originAtFoot(items: readonly Item[]): Item[] {
  const { left, right, bottom } = boundsOf(items);
  return moveItems(placing({ at: [-(left + right) / 2, -bottom] }), items);
}

/** Gives a thing another drawing. */
export function redrawn(thing: ThingOnStage, items: Item[]): void {
  thing.items = items;
  thing.one = items;
  thing.box = boundsOf(items);
  thing.rest = { left: thing.box.left, right: thing.box.right };
  thing.top = topPlane(items);
}

/** What is drawn as seen from above is laid on the ground, at a slant. */
export function layFlat(thing: ThingOnStage): void {
  redrawn(thing, moveItems({ a: 1.3, b: 0, c: -0.12, d: 0.4, e: 0, f: 0 }, thing.items));
}
