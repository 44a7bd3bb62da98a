/** @module In a bank: the round door of the vault, a cash machine, gold and a bag of money. */
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon } from "../../geometry/shapes.ts";
import { mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { times } from "../../times.ts";
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "in the bank, in a bank, at the bank, bank vault, bank counter, money vault, in the vault, bank robbery, robbing a bank, bank teller",
  nearest: "vault, stock exchange, wall street office",
  phrase: { where: "in", what: "a bank" },
  ...CLOSED_ROOM,
  isWide: true,
  props: { none: 1 },
  draw: bank,
};

/** The round door of the vault at one side, the cash machine at the other, gold on the floor. */
function bank(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.62, c: 0.06, h: 155 },
    floor: { l: 0.78, c: 0.02, h: 80 },
    kind: "checks",
    skirting: { l: 0.45, c: 0.06, h: 60 },
    behind: vaultDoor(land, 512 - land.lightSide * 290, 470),
    things: [
      { name: "cash machine", beside: 370, y: 840, high: 500, depth: 0.1 },
      { name: "gold bars", beside: -400, y: 880, high: 170, depth: 0.02, isLit: true },
      { name: "bag of money", beside: 400, y: 892, high: 200, depth: 0.02 },
    ],
  });
}

/** How large the door is, and its parts as shares of that. */
const DOOR = { radius: 280, plate: 0.84, hub: 0.2, spokes: 6, bolts: 12 } as const;

/** A round door of steel: bolts around its plate, a wheel with spokes in the middle. */
function vaultDoor({ grade }: Land, x: number, y: number): Item[] {
  const { radius, plate, hub, spokes, bolts } = DOOR;
  const steel = grade({ l: 0.74, c: 0.015, h: 240 }, 0.15),
    brass = grade({ l: 0.8, c: 0.14, h: 86 });
  const at = (turn: number, far: number): Point => [
    x + Math.cos(turn) * far * radius,
    y + Math.sin(turn) * far * radius,
  ];
  return [
    scenery(
      "frame of the vault",
      "metal",
      ellipse([x, y], radius, radius),
      shift(steel, { l: -0.22 }),
      {
        depth: 0.15,
        line: 3,
      },
    ),
    scenery("vault door", "metal", ellipse([x, y], radius * plate, radius * plate), steel, {
      depth: 0.12,
      line: 3,
      volume: 0.5,
      marks: times(
        bolts,
        (i) =>
          mark(
            "shade",
            ellipse(at((i / bolts) * 2 * Math.PI, 0.7), 15, 15),
            shift(steel, { l: -0.2 }),
          ),
      ),
    }),
    ...times(spokes, (i) => (i / spokes) * 2 * Math.PI).map((turn) =>
      scenery("spoke of the wheel", "metal", ribbon([[x, y], at(turn, 0.5)], [13, 10]), brass, {
        depth: 0.1,
        line: 2.4,
      })
    ),
    scenery("hub of the wheel", "metal", ellipse([x, y], radius * hub, radius * hub), brass, {
      depth: 0.1,
      line: 2.6,
      volume: 0.6,
    }),
  ];
}
