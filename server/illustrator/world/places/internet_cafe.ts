/** @module In an internet café: computers side by side in coloured light. */
import { furnishedRoom } from "../furnished_room.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";

export const place: PlaceEntry = {
  words:
    "internet cafe, internet cafes, cyber cafe, cybercafe, gaming cafe, pc bang, computer room, computer lab, gaming room, gaming setup, gamer room, lan party, esports arena, internet café, cyber café, cybercafé, gaming café",
  phrase: { where: "in", what: "an internet café" },
  ...CLOSED_ROOM,
  restful: true,
  props: { none: 1 },
  draw: internetCafe,
};

/** Desks with computers at both sides and behind, a vending machine, strings of lights. */
function internetCafe(land: Land): Place {
  return furnishedRoom(land, {
    wall: { l: 0.36, c: 0.09, h: 280 },
    floor: { l: 0.34, c: 0.05, h: 275 },
    kind: "plain",
    things: [
      { name: "string of lights", beside: -200, y: 290, high: 110, depth: 0.55 },
      { name: "string of lights", beside: 200, y: 290, high: 110, depth: 0.55 },
      { name: "vending machine", beside: 20, y: 770, high: 330, depth: 0.6 },
      { name: "desk", beside: -230, y: 790, high: 190, depth: 0.5, wider: 1.1 },
      { name: "desktop computer", beside: -230, y: 606, high: 170, depth: 0.48 },
      { name: "desk", beside: 250, y: 790, high: 190, depth: 0.5, wider: 1.1 },
      { name: "desktop computer", beside: 250, y: 606, high: 170, depth: 0.48 },
      { name: "desk", beside: -430, y: 850, high: 240, depth: 0.34, wider: 1.1 },
      { name: "desktop computer", beside: -440, y: 616, high: 210, depth: 0.32 },
      { name: "desk", beside: 440, y: 850, high: 240, depth: 0.34, wider: 1.1 },
      { name: "desktop computer", beside: 440, y: 616, high: 210, depth: 0.32 },
      { name: "office chair", beside: -330, y: 880, high: 250, depth: 0.2 },
      { name: "office chair", beside: 330, y: 880, high: 250, depth: 0.2, isMirrored: true },
    ],
  });
}
