/** @module In an art studio: easels with canvases, pots of paint, spots of it on the floor. */
import { ellipse } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { furnishings } from "../furnishings.ts";
import { interior } from "../interior.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { windowPane } from "../windows.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "art studio, art studios, artist's studio, artists studio, painter's studio, painters studio, atelier, art class, art room, painting studio, artist studio",
  phrase: { where: "in", what: "an art studio" },
  ...ROOM_WITH_WINDOW,
  isWide: true,
  props: { none: 1, paintbrush: 1 },
  draw: artStudio,
};

/** An easel at either side, pictures on the wall, a wide window. */
function artStudio(land: Land): Place {
  const { grade } = land;
  return interior(land, {
    wall: { l: 0.93, c: 0.02, h: 85 },
    floor: { l: 0.7, c: 0.06, h: 65 },
    kind: "planks",
    skirting: { l: 0.86, c: 0.02, h: 80 },
    items: [
      ...windowPane(land, 340, 90, 344, 330, grade({ l: 0.94, c: 0.01, h: 90 })),
      ...times(
        16,
        (i) =>
          scenery(
            "spot of paint",
            "stone",
            ellipse([(i * 167) % 1024, 810 + (i * 73) % 200], 16 + (i % 3) * 8, 6 + (i % 3) * 2),
            grade({ l: 0.66, c: 0.17, h: (i * 83) % 360 }),
            {
              role: "ground",
              depth: 0.05,
            },
          ),
      ),
      ...furnishings(land, [
        { name: "framed picture", beside: -400, y: 330, high: 180, depth: 0.3 },
        { name: "framed picture", beside: 410, y: 310, high: 160, depth: 0.3 },
        { name: "easel", beside: -365, y: 856, high: 500, depth: 0.08, isOnly: true },
        {
          name: "easel",
          beside: 380,
          y: 846,
          high: 450,
          depth: 0.1,
          isOnly: true,
          isMirrored: true,
        },
        { name: "paint pot", beside: -420, y: 890, high: 100, depth: 0.05 },
        { name: "paint pot", beside: 300, y: 890, high: 90, depth: 0.05 },
        { name: "paint palette", beside: 400, y: 892, high: 90, depth: 0.05 },
      ]),
    ],
  });
}
