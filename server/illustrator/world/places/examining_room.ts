/** @module In a doctor's examining room: a couch, an eye chart, a cabinet, scales. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "examining room, examination room, doctor's office, doctor's surgery, vet's office, veterinary clinic, vet clinic, veterinary practice, at the vet, at the vet's, at the vets, vet surgery, at the optician, at the optician's, school nurse's office",
  nearest: "chemist's shop",
  phrase: { where: "in", what: "an examining room" },
  isWide: true,
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: examiningRoom,
};

/** A couch at one side, a cabinet and scales at the other. */
function examiningRoom(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.94, c: 0.02, h: 170 },
    floor: { l: 0.84, c: 0.02, h: 190 },
    kind: "tiles",
    skirting: { l: 0.75, c: 0.05, h: 170 },
    things: [
      { name: "hospital bed", beside: -340, y: 856, high: 300, depth: 0.15 },
      { name: "eye chart", beside: -310, y: 400, high: 300, depth: 0.25 },
      { name: "kitchen cupboard", beside: 360, y: 610, high: 210, depth: 0.25 },
      { name: "scales", beside: 370, y: 850, high: 190, depth: 0.12 },
      { name: "first aid kit", beside: 300, y: 330, high: 120, depth: 0.2 },
      { name: "stool", beside: 210, y: 870, high: 140, depth: 0.2 },
    ],
  });
}
