/** @module A carpenter: overalls over a checked shirt, a belt of tools, a pencil behind one ear. */
import { THINGS } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import type { Item } from "../../scene.ts";
import { overallBib } from "../cloth/day_cloth.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate } from "../garments.ts";
import { onHead } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { beltOn, tailored } from "../tailoring/tailored.ts";
import { trousersOn } from "../tailoring/trousers.ts";
import { checks } from "../tailoring/prints.ts";

export const costume: CostumeEntry = {
  person: "carpenter, carpenters, joiner, joiners, woodworker, cabinetmaker, cabinet maker",
  nearestPerson: "furniture maker, instrument maker, toy maker, toymaker, luthier, wood carver",
  garment: "carpenter outfit, carpenter costume, carpenter overalls, carpenter's overalls",
  name: "carpenter’s overalls",
  synonyms: "carpenter joiner woodworker tool belt overalls",
  bareheaded: true,
  has: ["overalls"],
  brings: "hammer",
  home: { workshop: 5, "construction site": 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.56, c: 0.08, h: 65 };
    // Another pencil that words name is where they say.
    const hasPencil = fitting.spec.props.some(({ kind }) => kind === "pencil");
    return mergeOutfits([
      tailored(fitting, {
        name: "checked shirt",
        colour: THINGS.red,
        length: 0.6,
        allOver: checks(THINGS.red),
      }),
      trousersOn(fitting, { name: "overalls", colour, legs: 0.86, waist: 0.5 }),
      { neck: chestPlate(fitting.cat, { colour }, overallBib(colour)) },
      beltOn(fitting, { colour: THINGS.brown, name: "tool belt", at: 0.6, buckle: THINGS.silver }),
      hasPencil ? {} : onHead(fitting, pencil()),
    ]);
  },
};

/** Behind an ear, its point to the front. */
function pencil(): Item[] {
  const role = "costume" as const;
  return [
    cloth("pencil", ribbon([[20, -112], [118, -68]], [9, 9]), THINGS.yellow, { role }),
    cloth("pencil end", ribbon([[8, -117], [22, -111]], [9, 9]), THINGS.pink, { role }),
    cloth("pencil tip", ribbon([[116, -69], [142, -57]], [9, 1]), { l: 0.8, c: 0.06, h: 70 }, {
      role,
    }),
  ];
}
