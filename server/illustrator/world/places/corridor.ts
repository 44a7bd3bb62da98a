/** @module In a corridor: its walls run away to a far door, doors on both sides, a long runner. */
import { recedingCorridor } from "../fixtures/receding_corridor.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "corridor, corridors, hallway, hallways, hotel corridor, hotel hallway, upstairs landing, on the landing, entrance hall, long corridor, passageway, school corridor",
  phrase: { where: "in", what: "a corridor" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: corridor,
};

function corridor(land: Land): Place {
  return recedingCorridor(land, {
    wall: { l: 0.84, c: 0.06, h: 85 },
    floor: { l: 0.55, c: 0.07, h: 50 },
    kind: "planks",
    door: { l: 0.5, c: 0.09, h: 50 },
    runner: { l: 0.48, c: 0.15, h: 22 },
  });
}
