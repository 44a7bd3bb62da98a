/** @module Where the face of a scene is, as painters that compose around it need it. */
import type { Eye, Item, Point, Scene } from "../scene.ts";

/** The middle of the face, its size and its turn. */
export interface Head {
  at: Point;
  /** Half the distance of the eyes. */
  size: number;
  /** Unit vector from the left eye to the right one. */
  across: Point;
}

/** The height of an eye against half the distance of two: of a face that shows one eye its size is measured by it. */
const BY_EYE = 1.6;

/** Where the face is. A scene without eyes has its middle. */
export function headOf({ items, subject }: Pick<Scene, "items" | "subject">): Head {
  const [one, other] = eyesOfFirst(items).toSorted((a, b) => a.centre[0] - b.centre[0]);
  if (one && !other) return { at: one.centre, size: BY_EYE * one.size[1], across: [1, 0] };
  if (!one || !other) {
    const at: Point = [(subject.left + subject.right) / 2, (subject.top + subject.bottom) / 2];
    return { at, size: 60, across: [1, 0] };
  }
  const dx = other.centre[0] - one.centre[0], dy = other.centre[1] - one.centre[1];
  const length = Math.hypot(dx, dy) || 1;
  return {
    at: [one.centre[0] + dx / 2, one.centre[1] + dy / 2],
    size: length / 2,
    across: [dx / length, dy / length],
  };
}

/** The eyes of the first cat that shows any. */
function eyesOfFirst(items: Scene["items"]): Eye[] {
  const eyes = items.filter((item): item is Eye & Item => item.is === "eye");
  return eyes.filter(({ of }) => of === eyes[0]!.of);
}
