/** @module A cat dressed as a police officer. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots, points } from "../../geometry/coordinates.ts";
import { ellipse, leaf, smooth, star } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { times } from "../../times.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "police officer, policeman, policewoman, cop, police, police cat, police man, police woman, policemen, cops, bobby, traffic cop, traffic police, state trooper, constable, police chief, police sergeant, security guard, patrol officer, beat cop",
  nearestPerson:
    "prison guard, prison guards, prison warden, jailer, jailers, customs officer, customs officers, border guard, border guards, traffic warden, traffic wardens, parking attendant",
  garment:
    "police hat, police cap, police uniform, police costume, police badge, police officer hat, police officer uniform, police outfit, cop hat, cop uniform, cop outfit, policeman hat, policeman uniform, police vest, police helmet, security uniform",
  name: "police cap",
  home: { city: 2, "police station": 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.38, c: 0.1, h: 262 };
    return mergeOutfits([
      suit(fitting.cat, { colour, trim: GOLD, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour: shift(colour, { l: 0.03 }) }, [badge()]) },
      onNeck(fitting, [shirtAndTie(INK)]),
      ownHat(fitting, policeCap(colour)),
    ]);
  },
};

function shirtAndTie(tie: Colour): Item {
  return cloth(
    "shirt",
    smooth(knots("-70 -24!, 0 -4, 70 -24!, 40 26, 0 60!, -40 26")),
    WHITE,
    {
      role: "costume",
      volume: 0.3,
      marks: [mark("detail", [[-9, 4], [9, 4], [13, 60], [-13, 60]], tie)],
    },
  );
}

/** A badge on the chest plate. */
function badge(): Item {
  return region({
    name: "badge",
    role,
    texture: "metal",
    outline: star([34, 30], 17, { points: 6, inner: 0.6 }),
    colour: GOLD,
    line: 2.6,
  });
}

/** A flat-topped cap with a badge and a shining peak. */
function policeCap(colour: Colour): Item[] {
  return [
    cloth(
      "police cap",
      smooth(points("-112 -112, -70 -146, 0 -156, 70 -146, 112 -112, 92 -84, 0 -74, -92 -84")),
      colour,
      { role, volume: 0.6 },
    ),
    cloth(
      "police band",
      smooth(knots("-88 -96!, 0 -84, 88 -96!, 92 -62!, 0 -52, -92 -62!")),
      shift(colour, { l: -0.08 }),
      {
        role,
        marks: times(9, (i) =>
          mark(
            "detail",
            ellipse([-80 + i * 20, -76 + 9 * Math.cos((i - 4) / 2.6)], 6, 6),
            i % 2 ? WHITE : INK,
          )),
      },
    ),
    cloth(
      "police peak",
      smooth([[-82, -64], [0, -54], [82, -64], [96, -38], [0, -34], [-96, -38]]),
      INK,
      { role, marks: [mark("light", leaf([-60, -48], [30, -42], 4), { l: 0.6, c: 0.02, h: 270 })] },
    ),
    region({
      name: "police badge",
      role,
      texture: "metal",
      outline: star([0, -116], 25, { points: 8, inner: 0.74 }),
      colour: THINGS.silver,
      marks: [mark("detail", ellipse([0, -116], 9, 9), THINGS.blue)],
    }),
  ];
}
