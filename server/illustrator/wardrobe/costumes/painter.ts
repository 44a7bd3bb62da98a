/** @module A cat dressed as a painter. */
import { mix } from "../../colour/colour.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { beret } from "../hats/beret.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { bandana } from "../scarves/bandana.ts";

export const costume: CostumeEntry = {
  person:
    "painter, painters, artist, artists, oil painter, portrait painter, french painter, bob ross, picasso, van gogh, vincent van gogh, monet, leonardo da vinci, da vinci, michelangelo, rembrandt, sculptor, illustrator, street artist, dali, salvador dali",
  nearestPerson:
    "tattoo artist, tattooist, sketch artist, caricaturist, cartoonist, muralist, comic artist, graphic designer, graffiti artist, pavement artist, sidewalk artist, watercolourist, watercolorist",
  garment:
    "painter smock, artist smock, smock, painters apron, artist outfit, painter's smock, artist's smock, paint smock, painters smock, paint splattered smock, artist's outfit, painter outfit, paint splattered apron",
  name: "painter's smock",
  home: { "art studio": 2, garden: 2, meadow: 1 },
  props: { none: 1, paintbrush: 3 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.86, c: 0.05, h: 230 };
    return mergeOutfits([
      suit(fitting.cat, { colour, marks: [] }),
      { neck: chestPlate(fitting.cat, { colour, marks: splashes() }) },
      onNeck(fitting, bandana(THINGS.red, "costume")),
      ownHat(fitting, beret({ l: 0.42, c: 0.15, h: 22 }, "costume")),
    ]);
  },
};

/** Spots of paint on a smock. */
function splashes() {
  return ([[-36, 18, 25], [10, 40, 255], [38, 12, 92], [-14, 62, 148], [26, 62, 320]] as const).map(
    ([x, y, h], i) =>
      mark(
        "detail",
        ellipse([x, y], 9 + (i % 2) * 3, 8),
        mix({ l: 0.66, c: 0.17, h }, WHITE, 0.05),
      ),
  );
}
