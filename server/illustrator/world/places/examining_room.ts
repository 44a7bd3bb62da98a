/** @module In a doctor's examining room: a couch, an eye chart, a cabinet, scales. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "examining room, examination room, doctor's office, doctor's surgery, vet's office, veterinary clinic, vet clinic, veterinary practice, at the vet, at the vet's, at the vets, vet surgery, at the optician, at the optician's, school nurse's office",
  nearest: "chemist's shop",
  phrase: { where: "in", what: "an examining room" },
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
      { name: "hospital bed", beside: -300, y: 850, high: 270, depth: 0.4 },
      { name: "eye chart", beside: -60, y: 470, high: 280, depth: 0.6 },
      { name: "kitchen cupboard", beside: 330, y: 610, high: 210, depth: 0.55 },
      { name: "scales", beside: 330, y: 830, high: 150, depth: 0.35 },
      { name: "first aid kit", beside: 180, y: 380, high: 90, depth: 0.6 },
      { name: "stool", beside: 210, y: 870, high: 140, depth: 0.2 },
    ],
  });
}
