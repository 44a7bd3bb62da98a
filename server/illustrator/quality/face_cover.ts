/**
 * @module How much of the eyes, noses and mouths of cats lies behind things and behind other cats: a picture of a cat is
 * known by its face. Glasses, masks and the paws of the cat itself do not count.
 */
import { bounds, type Box, contains } from "../geometry/measure.ts";
import type { Eye, Item, Point, Scene } from "../scene.ts";

/** An eye, a nose or a mouth of which something is hidden. */
export interface HiddenFeature {
  name: string;
  /** What hides most of it. */
  by: string;
  /** From 0 to 1. */
  share: number;
}

/** Rings of spots in an eye, and spots on each. */
const RINGS = [0.3, 0.85], SPOTS = 8;

/** Fainter things are seen through. */
const SOLID = 0.5;

/** What of the faces of a scene is hidden. */
export function hiddenFeatures({ items }: Pick<Scene, "items">): HiddenFeature[] {
  const boxes = items.map((item) => hides(item) ? bounds(item.outline) : undefined);
  return items.flatMap((item, index) => {
    const spots = spotsOf(item);
    const over = spots.flatMap((spot) =>
      items.slice(index + 1).find((other, i) =>
        isOther(other, item) && isIn(boxes[index + 1 + i], spot) && hides(other) &&
        contains(other.outline, spot)
      ) ?? []
    );
    if (over.length === 0) return [];
    return [{ name: item.name, by: over[0]!.name, share: over.length / spots.length }];
  });
}

/** A thing, or a part of another cat. */
function isOther({ role, of, shows }: Item, feature: Item): boolean {
  if (role === "prop") return !shows?.startsWith("accessory") && !shows?.startsWith("garment");
  return role === "coat" && of !== feature.of;
}

function hides(item: Item): item is Item & { is: "region" } {
  return item.is === "region" && (item.opacity ?? 1) >= SOLID && item.texture !== "light";
}

function spotsOf(item: Item): readonly Point[] {
  if (item.is === "eye") return spotsOfEye(item);
  if (item.role !== "face" || !/nose|mouth/.test(item.name)) return [];
  return item.is === "region" ? item.outline : item.is === "line" ? item.points : [];
}

function spotsOfEye({ centre: [x, y], size: [wide, high] }: Eye): Point[] {
  return RINGS.flatMap((ring) =>
    Array.from({ length: SPOTS }, (_, i): Point => {
      const angle = 2 * Math.PI * i / SPOTS;
      return [x + wide * ring * Math.cos(angle), y + high * ring * Math.sin(angle)];
    })
  );
}

function isIn(box: Box | undefined, [x, y]: Point): boolean {
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
