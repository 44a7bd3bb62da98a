/** @module A cat dressed as a vampire. */
import { mouthPlace } from "../../cat/head/face_places.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { mark, region } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak } from "../garments.ts";
import { bow } from "../cloth/cloth.ts";
import { onHead, onNeck } from "../headwear/headdress.ts";
import { jewel } from "../ornaments.ts";
import { mergeOutfits, type OutfitContext } from "../outfit.ts";

export const costume: CostumeEntry = {
  person:
    "vampire, vampires, dracula, count dracula, nosferatu, vampire lord, vampiric, count catula, draculas, vampire queen, edward cullen, carmilla, blood sucker, bloodsucker",
  garment:
    "vampire cape, vampire costume, vampire cloak, dracula cape, vampire fangs, vampire outfit, vampire clothes, vampire teeth, dracula costume, dracula cloak, high collared cape, black cloak with red lining, vampire collar",
  name: "vampire cloak",
  has: ["cape", "hooded cloak"],
  bareheaded: true,
  home: { graveyard: 3, castle: 3, rooftop: 1 },
  props: { none: 2, candle: 1 },
  wear(fitting, named) {
    const lining = named ?? { l: 0.5, c: 0.19, h: 22 };
    return mergeOutfits([
      cloak(fitting.cat, { l: 0.28, c: 0.03, h: 300 }, lining),
      { behind: standingCollar(fitting, lining) },
      onNeck(fitting, [...bow([0, 26], 26, lining, "costume"), jewel([0, 26], GOLD)]),
      onHead(fitting, fangs(fitting)),
    ]);
  },
};

/** The high collar of a night cloak, behind the head. */
function standingCollar({ cat }: OutfitContext, lining: Colour): Item[] {
  const { neck } = cat.figure;
  const half = (s: number): Item =>
    region({
      name: "standing collar",
      role: "costume",
      texture: "cloth",
      outline: smooth([
        [s * 20, 30],
        [s * 70, -10],
        [s * 120, -60],
        [s * 156, -112, "corner"],
        [s * 150, -40],
        [s * 104, 24],
        [s * 40, 44],
      ]),
      colour: lining,
      volume: 0.4,
      marks: [mark("shade", leaf([s * 40, 30], [s * 146, -96], 4), shift(lining, { l: -0.12 }))],
    });
  return moveItems(placing(neck), [half(-1), half(1)]);
}

/** Two small teeth over the lip. */
function fangs({ cat, spec }: OutfitContext): Item[] {
  return [-1, 1].map((s) =>
    region({
      name: "fang",
      role: "costume",
      texture: "stone",
      outline: ([[s * 14 - 5, 62], [s * 14 + 5, 62], [s * 14, 79]] as const)
        .map((point) => mouthPlace(point, cat.figure.head, spec)),
      colour: WHITE,
      line: 2,
      volume: 0.2,
    })
  );
}
