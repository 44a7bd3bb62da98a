/** @module Far birds. */
import { line } from "../items.ts";
import type { Item, Point } from "../scene.ts";

/** Three far gulls. */
export function birds([x, y]: Point): Item[] {
  return ([[0, 0, 17], [52, -30, 13], [-46, -26, 12]] as const).flatMap(([dx, dy, size]) =>
    [-1, 1].map((s) =>
      line(
        "gull",
        "sky",
        [[x + dx, y + dy], [x + dx + s * size * 0.5, y + dy - size * 0.5], [
          x + dx + s * size,
          y + dy - size * 0.28,
        ]],
        { l: 0.42, c: 0.04, h: 270 },
        [3.4, 1.8],
      )
    )
  );
}
