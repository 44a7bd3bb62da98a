/**
 * @module A scene without its place: the cat with what it wears, holds and sits on, as large as the
 * picture.
 */
import { boundsOf, heightOf, widthOf } from "../geometry/measure.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { layersOf } from "../composing/layers.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../scene.ts";

/** Clear space on each side, for contours and hair that reach over their outlines, in units. */
const MARGIN = 52;

/** The scene with its subject alone, filling the picture. A portrait keeps the edge that cuts it off below. */
export function cutScene(scene: Scene): Scene {
  const items = layersOf(scene.items).subject.filter(isSolid);
  const box = boundsOf(items);
  const isCutOff = box.bottom > PICTURE_SIZE;
  const seen = isCutOff ? { ...box, bottom: PICTURE_SIZE } : box;
  const room = PICTURE_SIZE - 2 * MARGIN;
  const scale = Math.min(room / widthOf(seen), (room + (isCutOff ? MARGIN : 0)) / heightOf(seen));
  const bottom = isCutOff
    ? PICTURE_SIZE
    : PICTURE_SIZE - Math.max(MARGIN, (PICTURE_SIZE - heightOf(seen) * scale) / 2);
  const move = placing({
    at: [PICTURE_SIZE / 2 - ((seen.left + seen.right) / 2) * scale, bottom - seen.bottom * scale],
    scale,
  });
  const placed = moveItems(move, items);
  // A light from behind would shine out of nothing.
  const { rim: _, ...light } = scene.light;
  return { ...scene, light, items: placed, subject: boundsOf(placed) };
}

/** Light in the air and shadows on the ground belong to the place. */
function isSolid(item: Item): boolean {
  return item.role !== "shadow" && (item.is !== "glow" || item.points !== undefined);
}
