/** @module A page that lies on the ground before who writes on it. */
import { leaf } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";

/** Half its width at the lower and at the upper edge, half its depth, in units. */
const PAGE = { near: 112, far: 92, deep: 30 };

/** The page with its middle there: lines, the last of them half written. */
export function page([x, y]: Point): Item {
  const { near, far, deep } = PAGE;
  return region({
    name: "page",
    role: "prop",
    texture: "paper",
    outline: [[x - far, y - deep], [x + far, y - deep], [x + near, y + deep], [x - near, y + deep]],
    colour: { l: 0.97, c: 0.015, h: 90 },
    line: 3,
    volume: 0,
    marks: [[-16, 74], [-2, 80], [12, 22]].map(([down, to]) =>
      mark("detail", leaf([x - 80, y + down!], [x + to!, y + down!], 2), {
        l: 0.45,
        c: 0.06,
        h: 260,
      })
    ),
  });
}
