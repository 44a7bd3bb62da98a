/** @module On a dance floor: a mirror ball, coloured lights, a glowing floor. */
import { box } from "../../geometry/shapes.ts";
import { glow, scenery } from "../../items.ts";
import { interior } from "../interior.ts";
import { sceneryThing } from "../scenery_thing.ts";
import type { Item } from "../../scene.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "dance floor, dancefloor, disco, discotheque, nightclub, night club, in the club, in a club, rave, dance club, disco floor, 70s disco, dance party, karaoke bar",
  phrase: { where: "on", what: "a dance floor" },
  ...CLOSED_ROOM,
  props: { none: 1 },
  draw: danceFloor,
};

/** Beams of colour from the ceiling, squares of light on the floor. */
function danceFloor(land: Land): Place {
  const { grade, random } = land;
  const dots = random("dance.dots"), hues = [330, 250, 195, 145, 90, 30];
  const room = interior(land, {
    wall: { l: 0.27, c: 0.09, h: 295 },
    floor: { l: 0.32, c: 0.08, h: 285 },
    kind: "plain",
    items: [
      ...times(60, (): Item =>
        glow({
          name: "spot of light",
          centre: [dots.between(20, 1004), dots.between(30, 740)],
          radius: dots.between(10, 22),
          colour: { l: 0.86, c: 0.14, h: hues[dots.whole(0, 5)]! },
          strength: 0.6,
          depth: 0.7,
        })),
      ...[100, 300, 724, 924].map((x, i): Item =>
        scenery(
          "spotlight",
          "light",
          [[x - 16, -20], [x + 16, -20], [512 + (x - 512) * 0.2 + 170, 900], [
            512 + (x - 512) * 0.2 - 170,
            900,
          ]],
          { l: 0.85, c: 0.15, h: hues[i]! },
          { opacity: 0.2, depth: 0.4 },
        )
      ),
      ...[0, 1, 2].flatMap((row) =>
        times(8, (i): Item => {
          const y = [790, 850, 940][row]!, high = [50, 76, 120][row]!, wide = [128, 150, 190][row]!;
          return scenery(
            "dance floor",
            "light",
            box(512 + (i - 4) * wide + 4, y, wide - 8, high, 6),
            grade({ l: 0.68, c: 0.16, h: hues[(i + row * 2) % 6]! }, 0),
            { role: "ground" },
          );
        })
      ),
      scenery("ball cord", "metal", box(510, -20, 4, 60), { l: 0.6, c: 0.01, h: 250 }, {
        depth: 0.5,
      }),
      ...sceneryThing(land, "disco ball", [512, 210], 190, { depth: 0.1 }),
      ...sceneryThing(land, "loudspeaker", [110, 830], 190, { depth: 0.3 }),
      ...sceneryThing(land, "loudspeaker", [914, 830], 190, { depth: 0.3, mirror: true }),
    ],
  });
  return { ...room, light: { ...room.light, shade: { l: 0.22, c: 0.1, h: 300 } } };
}
