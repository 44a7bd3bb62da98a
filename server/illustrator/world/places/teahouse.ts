/** @module In a teahouse: low tables with teapots and cups, lanterns, a window with a lattice. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { type PlaceEntry, ROOM_WITH_WINDOW } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "teahouse, tea house, teahouses, tea houses, chinese teahouse, japanese teahouse, tea room in china, tea ceremony, tea ceremony room, chaikhana, chai stall, chai shop, tea stall",
  nearest: "tatami room, japanese room, washitsu, tatami, ryokan, tatami mat, tatami mats",
  phrase: { where: "in", what: "a teahouse" },
  isWide: true,
  ...ROOM_WITH_WINDOW,
  restful: true,
  props: { none: 2, cup: 1 },
  draw: teahouse,
};

/** Tables at both sides, laid for tea. */
function teahouse(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.82, c: 0.06, h: 75 },
    floor: { l: 0.58, c: 0.09, h: 55 },
    kind: "planks",
    skirting: { l: 0.42, c: 0.08, h: 40 },
    window: [-250, 150, 300, 330],
    things: [
      { name: "scroll", beside: 140, y: 560, high: 190, depth: 0.6 },
      { name: "red lantern", beside: -290, y: 330, high: 150, depth: 0.5 },
      { name: "red lantern", beside: 0, y: 280, high: 120, depth: 0.55 },
      { name: "red lantern", beside: 290, y: 330, high: 150, depth: 0.5 },
      { name: "shop shelves", beside: 340, y: 790, high: 420, depth: 0.6 },
      { name: "table", beside: -300, y: 850, high: 190, depth: 0.3, wider: 1.2 },
      { name: "teapot", beside: -340, y: 668, high: 110, depth: 0.28 },
      { name: "cup of tea", beside: -240, y: 668, high: 60, depth: 0.28 },
      { name: "table", beside: 310, y: 850, high: 190, depth: 0.3, wider: 1.2 },
      { name: "teapot", beside: 350, y: 668, high: 110, depth: 0.28, isMirrored: true },
      { name: "cup of tea", beside: 250, y: 668, high: 60, depth: 0.28 },
    ],
  });
}
