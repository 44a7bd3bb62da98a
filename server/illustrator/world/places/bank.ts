/** @module In a bank: a counter, a strongbox, gold and bags of money. */
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

/** The strongbox at one side, the cash machine at the other, columns behind. */
function bank(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.86, c: 0.04, h: 85 },
    floor: { l: 0.78, c: 0.02, h: 80 },
    kind: "checks",
    skirting: { l: 0.5, c: 0.05, h: 60 },
    things: [
      { name: "column", beside: -200, y: 800, high: 740, depth: 0.4 },
      { name: "column", beside: 200, y: 800, high: 740, depth: 0.4 },
      { name: "chart", beside: -340, y: 330, high: 190, depth: 0.25 },
      { name: "mantel clock", beside: 0, y: 230, high: 130, depth: 0.3 },
      { name: "cash machine", beside: 360, y: 830, high: 470, depth: 0.15 },
      { name: "strongbox", beside: -360, y: 850, high: 340, depth: 0.1 },
      { name: "gold bars", beside: -250, y: 890, high: 110, depth: 0.05 },
      { name: "bag of money", beside: 370, y: 890, high: 150, depth: 0.05 },
    ],
  });
}
