/** @module In Paris: the Eiffel Tower over pale houses, a café at the corner. */
import type { Land, Place } from "../place.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { house } from "../fixtures/shop_front.ts";
import { isLampTime, lampBeside, paving, sights } from "../sights.ts";
import { skyline } from "../skyline.ts";

export const place: PlaceEntry = {
  words:
    "paris, in paris, city of paris, streets of paris, paris street, paris streets, parisian street, champs elysees, champs de mars, trocadero, montmartre",
  nearest: "france, in france, lyon, bordeaux, marseille, notre dame",
  phrase: { where: "in", what: "Paris" },
  ...OUTDOORS,
  isWide: true,
  includes: ["city", "cafe", "bridge", "restaurant"],
  props: { none: 1 },
  draw: paris,
};

/** The tower at one side, a café and a lamp at the other. */
function paris(land: Land): Place {
  const { grade, random, lightSide } = land;
  const stone = { l: 0.8, c: 0.03, h: 80 };
  return sights(land, {
    horizon: 720,
    far: skyline(random("paris.houses"), {
      base: 806,
      low: 130,
      high: 210,
      width: 130,
      wall: (i) => grade({ l: 0.86 - (i % 3) * 0.03, c: 0.035, h: 85 }, 0.5),
      lit: isLampTime(land) ? 0.5 : 0.05,
      depth: 0.5,
    }),
    ground: {
      name: "square",
      texture: "stone",
      colour: stone,
      top: 796,
      marks: paving(grade(stone)),
    },
    things: [
      { name: "Eiffel Tower", beside: 300, y: 812, high: 690, depth: 0.12, isOnly: true },
    ],
    items: [
      ...house([512 - lightSide * 390, 812], random("paris.cafe"), land, 0),
      ...lampBeside(land, -250, 836),
    ],
  });
}
