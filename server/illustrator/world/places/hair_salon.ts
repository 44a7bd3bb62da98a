/** @module In a hair salon: mirrors over a counter, chairs, a barber pole. */
import { box } from "../../geometry/shapes.ts";
import { scenery } from "../../items.ts";
import { interior } from "../interior.ts";
import { sceneryRow, sceneryThing } from "../scenery_thing.ts";
import type { Land, Place } from "../place.ts";
import { CLOSED_ROOM, type PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";

export const place: PlaceEntry = {
  words:
    "hair salon, barber shop, barbershop, hairdressing salon, beauty salon, at the hairdresser, at the hairdressers, at the barber, at the barbers, at the barber shop, at a barber shop, at the barbershop, at the barber's shop, in the barber's shop, grooming salon, pet salon",
  phrase: { where: "in", what: "a hair salon" },
  isWide: true,
  ...CLOSED_ROOM,
  props: { none: 2, comb: 1 },
  draw: hairSalon,
};

/** A wall of mirrors with bottles below, a chair at one side, the pole at the other. */
function hairSalon(land: Land): Place {
  const { grade, lightSide, spec } = land;
  const tint = tintOf(spec);
  return interior(land, {
    wall: { l: 0.86, c: 0.04, h: tint.h },
    floor: { l: 0.8, c: 0.01, h: 240 },
    kind: "checks",
    skirting: { l: 0.3, c: 0.02, h: 240 },
    items: [
      ...sceneryRow(land, "mirror", {
        from: [220, 470],
        to: [804, 470],
        high: 330,
        count: 3,
        depth: 0.27,
      }),
      scenery("shelf", "wood", box(170, 560, 684, 26), grade({ l: 0.6, c: 0.06, h: 60 }, 0.5), {
        depth: 0.55,
      }),
      ...sceneryRow(land, "lotion bottle", {
        from: [360, 560],
        to: [664, 560],
        high: 80,
        count: 3,
      }),
      ...sceneryThing(land, "armchair", [512 - lightSide * 330, 850], 330),
      ...sceneryThing(land, "barber pole", [512 + lightSide * 420, 840], 420),
    ],
  });
}
