/** @module The shadow of a cat on the ground below it. */
import { contactOf } from "../cat/body/soles.ts";
import type { Cat } from "../cat/cat.ts";
import { ellipse } from "../geometry/shapes.ts";
import { moveItems, type Transform } from "../geometry/transform.ts";
import { region } from "../items.ts";
import type { Item, Point } from "../scene.ts";
import type { Place } from "../world/place.ts";

/** Fainter and narrower the higher the cat is above the ground. */
export function contactShadow(cat: Cat, framing: Transform, place: Place): Item {
  const { lift } = cat.figure.rest, { left, right, y } = contactOf(cat.figure);
  const high = Math.min(1, lift / 150);
  const local: Point = [(left + right) / 2, y + lift * 0.2];
  const outline = ellipse(local, ((right - left) / 2) * (1 - 0.24 * high), 10 - 2 * high);
  const shadow = region({
    name: "contact shadow",
    role: "shadow",
    texture: "stone",
    outline,
    colour: place.light.shade,
    line: 0,
    volume: 0,
    opacity: 0.34 - 0.14 * high,
  });
  return moveItems(framing, [shadow])[0]!;
}
