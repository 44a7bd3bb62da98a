/** @module Small hearts that float beside a loving head. */
import { heart } from "../../geometry/shapes.ts";
import { CONTOUR, region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import type { HeadPlan } from "./head.ts";

/** The hearts, in the head's own coordinates. */
export function hearts({ expression }: HeadPlan): Item[] {
  if (!expression.hearts) return [];
  return ([[112, -92, 17, 0.2], [138, -124, 11, -0.15], [-126, -70, 12, -0.25]] as const).map(
    ([x, y, size, turn]) =>
      region({
        name: "heart",
        role: "front",
        texture: "paper",
        outline: heart([x, y], size, turn),
        colour: { l: 0.66, c: 0.2, h: 12 },
        line: CONTOUR * 0.8,
        volume: 0.6,
      }),
  );
}
