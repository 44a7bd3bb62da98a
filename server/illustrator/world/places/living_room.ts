/** @module A living room: sofa, pictures, curtains, plants, a rug. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { rounded } from "../../geometry/shapes.ts";
import { asPiece, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { floorLamp, framedPicture, houseplant, rug } from "../furniture.ts";
import { curtains } from "../curtains.ts";
import { windowPane } from "../windows.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { flatSky, planks, roomLight, skirting, wallpaper, WOOD } from "../room.ts";
import { says } from "../../vocabulary/term.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";
import { secondTintOf, tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "living room, livingroom, fireplace, next to the fireplace, lounge, home, house, indoors, room, family room, indoor, lounge room, den room, parlour, parlor, carpeted room, home interior",
  nearest:
    "cabin, cat tree, scratching post, hobbit hole, apartment, studio flat, log cabin, chalet, farmhouse interior, yurt, tiny house, nursing home, retirement home, lobby, hotel lobby, stairway, hobbit house, scratching tree, game room, gaming room, gaming setup, man cave, tv room, home theater, escape room, room with a view, bookend, on the landing, entry hall, entryway, entry way, foyer, vestibule, front hall, upstairs hallway, long hallway, stairwell, sitting room corner, study nook",
  terms: [
    says(
      { setting: "living room", prop: "fireplace" },
      "the fire, log fire, open fire, fireside, hearth, crackling fire, roaring fire",
      { role: "thing" },
    ),
    says({ setting: "living room", prop: "wood stove" }, "wood stove, wood burner", {
      role: "thing",
    }),
  ],
  phrase: { where: "in", what: "a living room" },
  ...ROOM_WITH_WINDOW,
  weight: 3,
  restful: true,
  cover: "blanket",
  props: { none: 2, cushion: 1, cup: 1 },
  draw: livingRoom,
};

/** A sofa in a papered room. */
function livingRoom(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 876, top = 776, tint = tintOf(spec), second = secondTintOf(spec);
  const wall = grade({ l: 0.86, c: 0.05, h: tint.h }, 0.2),
    sofa = grade({ l: 0.62, c: 0.11, h: (second.h + 180) % 360 }, 0.05);
  const side = -lightSide;
  const pictures = random("room.pictures");
  // The couch stands in the middle, or comes in from the side of the plant.
  const aside = random("room.layout").pick([0, 110, 200]);
  const windowX = side > 0 ? 120 : 610;
  return {
    sky: flatSky(wall),
    light: roomLight(land),
    horizon: top,
    ground,
    back: [
      ...wallpaper(random("room.wallpaper"), wall, top),
      ...windowPane(land, windowX, 120, 290, 360, grade({ l: 0.95, c: 0.02, h: 80 })),
      ...curtains(windowX, 120, 290, 360, grade({ l: 0.72, c: 0.12, h: second.h }, 0.1)),
      ...framedPicture(pictures, side > 0 ? 620 : 110, 150, 130, 160, grade(WOOD), grade),
      ...framedPicture(
        pictures,
        side > 0 ? 800 : 290,
        110,
        110,
        110,
        grade(shift(WOOD, { l: 0.1 })),
        grade,
      ),
      ...framedPicture(pictures, side > 0 ? 800 : 290, 260, 110, 130, grade(WOOD), grade),
      skirting(top, grade({ l: 0.95, c: 0.015, h: 80 })),
      planks(grade({ l: 0.72, c: 0.075, h: 65 }), top),
      ...asPiece("couch", couch(512 - side * aside, 812, sofa)),
      ...floorLamp([512 + side * 452, 850], 480, grade({ l: 0.85, c: 0.09, h: 80 })),
      ...houseplant(
        random("room.plant"),
        [512 - side * 446, 866],
        330,
        grade({ l: 0.58, c: 0.12, h: 145 }),
        grade({ l: 0.68, c: 0.1, h: 45 }),
      ),
      ...rug([512, ground + 34], 460, grade({ l: 0.76, c: 0.09, h: second.h })),
    ],
  };
}

function couch(x: number, y: number, colour: Colour): Item[] {
  const piece = (name: string, outline: Point[], tone: Colour): Item =>
    scenery(name, "cloth", outline, tone, { volume: 0.4, line: 3, depth: 0.3 });
  return [
    piece(
      "sofa back",
      rounded([[x - 350, y - 300], [x + 350, y - 300], [x + 350, y - 40], [x - 350, y - 40]], 60),
      colour,
    ),
    piece(
      "sofa seat",
      rounded([[x - 340, y - 110], [x - 6, y - 110], [x - 6, y - 20], [x - 340, y - 20]], 26),
      shift(colour, { l: 0.04 }),
    ),
    piece(
      "sofa seat",
      rounded([[x + 6, y - 110], [x + 340, y - 110], [x + 340, y - 20], [x + 6, y - 20]], 26),
      shift(colour, { l: 0.04 }),
    ),
    piece(
      "sofa base",
      rounded([[x - 350, y - 30], [x + 350, y - 30], [x + 350, y + 24], [x - 350, y + 24]], 16),
      shift(colour, { l: -0.05 }),
    ),
    piece(
      "sofa arm",
      rounded([[x - 400, y - 180], [x - 310, y - 180], [x - 310, y + 24], [x - 400, y + 24]], 40),
      shift(colour, { l: 0.02 }),
    ),
    piece(
      "sofa arm",
      rounded([[x + 310, y - 180], [x + 400, y - 180], [x + 400, y + 24], [x + 310, y + 24]], 40),
      shift(colour, { l: 0.02 }),
    ),
    piece(
      "pillow",
      rounded([[x - 290, y - 210], [x - 170, y - 226], [x - 156, y - 106], [x - 276, y - 92]], 22),
      mix(shift(colour, { h: 150 }), { l: 0.9, c: 0.06, h: 85 }, 0.5),
    ),
    piece(
      "pillow",
      rounded([[x + 176, y - 222], [x + 290, y - 206], [x + 274, y - 94], [x + 160, y - 108]], 22),
      mix(shift(colour, { h: 60 }), { l: 0.9, c: 0.06, h: 85 }, 0.4),
    ),
  ];
}
