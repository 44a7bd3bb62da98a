/** @module A uniform with brass buttons and a peaked cap. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, INK } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";

const NAVY: Colour = { l: 0.4, c: 0.09, h: 264 };

export const costume: CostumeEntry = {
  garment:
    "uniform, uniforms, stationmaster uniform, conductor uniform, captain uniform, military uniform, navy uniform, dress uniform, peaked cap and uniform, railway uniform, train conductor uniform, officer uniform, captain's uniform",
  person:
    "taxi driver, cab driver, coach driver, school bus driver, ticket collector, stationmaster, station master, train conductor, tram conductor, bus conductor, ticket inspector, train driver, engine driver, doorman, chauffeur, bus driver, marching band leader, drum major, train drivers, railway worker, tram driver",
  nearestPerson:
    "army general, colonel, sergeant, soldier, soldiers, army cat, admiral, flight attendant, stewardess, air hostess, security guard cat, park ranger, lorry driver, truck driver, trucker, cruise captain, commander, lieutenant, napoleon, four star general, war general, army generals, paratrooper, paratroopers, corporal, drill sergeant, field marshal, game warden, forest ranger, steward, stewards, cabin crew, cabbie, cabby, toll collector, harbour master, harbourmaster, air traffic controller, lift attendant, elevator operator, museum guard, night porter, coastguard, airline captain",
  name: "uniform",
  home: { city: 2, "living room": 1, ship: 1 },
  wear(fitting, named) {
    const colour = named ?? NAVY;
    return mergeOutfits([
      suit(fitting.cat, { colour, trim: GOLD, trousers: true }),
      { neck: chestPlate(fitting.cat, { colour }, brass()) },
      onNeck(fitting, [standCollar(colour)]),
      ownHat(fitting, peakedCap(colour)),
    ]);
  },
};

/** Two rows of brass buttons. */
function brass(): Item[] {
  return [-1, 1].flatMap((s) =>
    [14, 38, 62].map((y) =>
      region({
        name: "brass button",
        role: "costume",
        texture: "metal",
        outline: ellipse([s * (30 - y * 0.12), y], 7, 7),
        colour: GOLD,
        line: 2.2,
        volume: 0.7,
      })
    )
  );
}

function standCollar(colour: Colour): Item {
  return cloth(
    "uniform collar",
    smooth(knots("-84 -28!, 0 -8, 84 -28!, 88 2, 0 30, -88 2")),
    shift(colour, { l: -0.05 }),
    {
      role: "costume",
      volume: 0.4,
      marks: [mark("detail", ribbon([[-86, -2], [0, 22], [86, -2]], [4, 4, 4]), GOLD)],
    },
  );
}

/** A flat-topped cap: crown, gold band, shining peak. */
function peakedCap(colour: Colour): Item[] {
  return [
    cloth(
      "peaked cap",
      smooth(knots("-92 -78!, -116 -122, -70 -156, 0 -166, 70 -156, 116 -122, 92 -78!, 0 -90")),
      colour,
      {
        role: "costume",
        marks: [mark("light", ellipse([-44, -138], 26, 8, -0.2), shift(colour, { l: 0.12 }), 6)],
      },
    ),
    cloth(
      "cap band",
      smooth(knots("-93 -92!, 0 -104, 93 -92!, 92 -62!, 0 -76, -92 -62!")),
      shift(colour, { l: -0.1 }),
      {
        role: "costume",
        marks: [mark("detail", ribbon([[-92, -66], [0, -80], [92, -66]], [5, 5, 5]), GOLD)],
      },
    ),
    region({
      name: "cap badge",
      role: "costume",
      texture: "metal",
      outline: ellipse([0, -112], 15, 15),
      colour: GOLD,
      line: 3,
      volume: 0.7,
    }),
    cloth(
      "cap peak",
      smooth(knots("-86 -66!, 0 -80, 86 -66!, 60 -44, 0 -36, -60 -44")),
      { ...INK, l: Math.max(INK.l, 0.22) },
      {
        role: "costume",
        volume: 0.5,
        marks: [mark("light", ellipse([-20, -58], 30, 5), shift(INK, { l: 0.24 }), 4)],
      },
    ),
  ];
}
