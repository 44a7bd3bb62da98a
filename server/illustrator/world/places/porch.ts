/** @module On a porch: planks under a roof on posts, a railing, a rocking chair, the land beyond. */
import { shift } from "../../colour/colour.ts";
import { box } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import { times } from "../../times.ts";
import { hills, LEFT, RIGHT, under } from "../landforms.ts";
import { outdoors } from "../outdoors.ts";
import { furnishings } from "../furnishings.ts";
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "porch, front porch, back porch, porches, on a porch, on the porch, veranda, verandas, verandah, wraparound porch, wooden porch",
  nearest: "wooden deck, garden deck, patio",
  phrase: { where: "on", what: "a porch" },
  ...OUTDOORS,
  restful: true,
  isWide: true,
  props: { none: 1 },
  draw: porch,
};

/** The roof's edge and two posts frame the view over a railing. */
function porch(land: Land): Place {
  const { grade, random } = land;
  const white = grade({ l: 0.94, c: 0.015, h: 80 }, 0.2), wood = { l: 0.62, c: 0.06, h: 60 };
  const boards = grade(wood);
  return outdoors(land, {
    horizon: 560,
    far: [
      under(hills(random("porch.far"), { height: 560, swing: 50, waves: 2 }), {
        name: "far hills",
        colour: grade({ l: 0.68, c: 0.08, h: 135 }, 0.65),
        depth: 0.65,
      }),
      under(hills(random("porch.near"), { height: 630, swing: 24, waves: 2 }), {
        name: "field beyond",
        colour: grade({ l: 0.74, c: 0.1, h: 120 }, 0.45),
        depth: 0.45,
      }),
      scenery("porch roof", "wood", box(LEFT, -40, RIGHT - LEFT, 130), grade(wood, 0.3), {
        line: 2.2,
        depth: 0.25,
        marks: times(
          3,
          (i) =>
            mark(
              "shade",
              box(LEFT, 0 + i * 30, RIGHT - LEFT, 3),
              shift(grade(wood, 0.3), { l: -0.06 }),
            ),
        ),
      }),
      scenery("porch beam", "wood", box(LEFT, 84, RIGHT - LEFT, 34), white, {
        line: 2.2,
        depth: 0.24,
      }),
      ...times(
        26,
        (i) =>
          scenery("baluster", "wood", box(8 + i * 41, 640, 13, 150), white, {
            line: 1.6,
            depth: 0.24,
          }),
      ),
      scenery("porch rail", "wood", box(LEFT, 620, RIGHT - LEFT, 24), white, {
        line: 2.2,
        depth: 0.23,
      }),
      ...[96, 872].map((x) =>
        scenery("porch post", "wood", box(x, 100, 56, 720), white, {
          line: 2.4,
          volume: 0.4,
          depth: 0.22,
        })
      ),
    ],
    ground: {
      name: "porch boards",
      texture: "wood",
      colour: wood,
      top: 786,
      marks: [830, 874, 926, 984].map((y) =>
        mark("shade", box(LEFT, y, RIGHT - LEFT, 4), shift(boards, { l: -0.07 }))
      ),
    },
    items: furnishings(land, [
      {
        name: "rocking chair",
        beside: -350,
        y: 856,
        high: 330,
        depth: 0.1,
        isOnly: true,
      },
      { name: "hanging basket", beside: 350, y: 330, high: 210, depth: 0.15 },
      { name: "potted plant", beside: 420, y: 860, high: 170, depth: 0.1 },
    ]),
  });
}
