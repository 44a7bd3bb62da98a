/** @module On the sea floor among corals and fish. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, leaf } from "../../geometry/shapes.ts";
import { backdrop, mark, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { dapples, hills, rock, under } from "../landforms.ts";
import { lightOf } from "../light.ts";
import type { Land, Place } from "../place.ts";
import { coral, seaweed } from "../sea_plants.ts";
import { shell, starfish } from "../shore_finds.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "underwater, under water, under the sea, coral reef, reef, bottom of the sea, sea floor, seabed, ocean floor, deep sea, beneath the waves, atlantis, under water scene, underneath the sea, beneath the sea, beneath the ocean, under the ocean, under the waves, bottom of the ocean, ocean depths, corals, great barrier reef, undersea, underwater world, underwater city, underwater kingdom, kelp forest, seaweed, deep ocean, submerged, swimming with fish, under the surface, sunken ship, sunken city, bikini bottom",
  nearest:
    "submarine, aquarium, swimming, swims, swim, diver, scuba diver, scuba diving, snorkeling, submarines, aquariums, fish tank, fishtank, fishbowl world, in the water, underwater swimming, swimming underwater, scuba gear, snorkelling, snorkel, snorkelling mask, pools, dives underwater, diving underwater, deep sea diver, divers, free diving, freediver, poseidon, triton",
  phrase: { where: "under", what: "water" },
  weather: "none",
  hours: ["day", "night"],
  namedHours: "night",
  season: "none",
  contrast: { around: 0.66, gain: 1.5, near: 0.13, chroma: 1.25 },
  props: { none: 1, fish: 2 },
  draw: underwater,
};

/** Light from above, corals, seaweed, fish, bubbles. */
function underwater(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 872, far = random("underwater.far"), near = random("underwater.near");
  const deep = (l: number, c = 0.1, h = 215): Colour => grade({ l, c, h }, 0.25);
  const sand = grade({ l: 0.84, c: 0.055, h: 85 }, 0.15);
  const corals: Colour[] = [{ l: 0.72, c: 0.15, h: 15 }, { l: 0.74, c: 0.14, h: 50 }, {
    l: 0.68,
    c: 0.13,
    h: 320,
  }, { l: 0.8, c: 0.12, h: 90 }];
  return {
    sky: [
      { offset: 0, colour: deep(0.86, 0.08, 195) },
      { offset: 0.35, colour: deep(0.72, 0.11, 210) },
      { offset: 0.75, colour: deep(0.55, 0.12, 232) },
      { offset: 1, colour: deep(0.46, 0.12, 245) },
    ],
    light: { ...lightOf(spec, lightSide), shade: { l: 0.34, c: 0.09, h: 250 } },
    horizon: 740,
    ground,
    back: [
      ...[-330, -120, 90, 300].map((dx, i): Item =>
        backdrop({
          name: "light shaft",
          role: "sky",
          texture: "light",
          outline: [[512 + dx, -20], [512 + dx + 90, -20], [
            512 + dx * 1.3 - lightSide * 140 + 120,
            800,
          ], [512 + dx * 1.3 - lightSide * 140 - 70, 800]],
          colour: deep(0.93, 0.06, 190),
          opacity: i % 2 ? 0.2 : 0.28,
          depth: 0.8,
        })
      ),
      under(hills(far, { height: 690, swing: 70, waves: 3 }), {
        name: "far reef",
        texture: "stone",
        colour: deep(0.58, 0.11, 228),
        depth: 0.8,
      }),
      ...times(8, (i) =>
        seaweed(
          far,
          [i * 140 + far.between(-30, 30), 790],
          far.between(160, 300),
          deep(0.56, 0.11, 190),
          "scenery",
          0.6,
        )),
      under(hills(far, { height: 760, swing: 40, waves: 3 }), {
        name: "reef",
        texture: "stone",
        colour: deep(0.5, 0.11, 238),
        depth: 0.5,
      }),
      ...fishSchool(random("underwater.fish"), grade),
      under(hills(near, { height: 806, swing: 14, waves: 2 }), {
        name: "sea floor",
        role: "ground",
        texture: "stone",
        colour: sand,
        colourEnd: shift(sand, { l: -0.12, c: 0.01 }),
        marks: dapples(near, {
          top: 830,
          bottom: 1010,
          colour: shift(sand, { l: -0.05 }),
          count: 20,
        }),
      }),
      ...[70, 190, 840, 960].flatMap((x, i) =>
        coral([x + near.between(-16, 16), 848], near.between(120, 190), grade(corals[i % 4]!), 0.15)
      ),
      ...[20, 130, 260, 780, 900, 1005].map((x) =>
        seaweed(near, [x, 850], near.between(170, 320), grade({ l: 0.6, c: 0.13, h: 150 }, 0.1))
      ),
      rock(near, [270, 866], 48, grade({ l: 0.6, c: 0.03, h: 260 })),
      ...shell([770, 900], grade),
      starfish([near.between(190, 240), 930], grade),
      ...bubbles(random("underwater.bubbles"), 26),
    ],
    front: [
      ...coral([40, 1030], 170, grade(corals[2]!), 0, "front"),
      ...coral([985, 1034], 180, grade(corals[0]!), 0, "front"),
      seaweed(near, [130, 1030], 190, grade({ l: 0.52, c: 0.12, h: 155 }), "front", 0),
      seaweed(near, [900, 1030], 200, grade({ l: 0.52, c: 0.12, h: 155 }), "front", 0),
    ],
  };
}

function fishSchool(random: ReturnType<Land["random"]>, grade: Land["grade"]): Item[] {
  const colours: Colour[] = [{ l: 0.76, c: 0.15, h: 55 }, { l: 0.84, c: 0.14, h: 92 }, {
    l: 0.7,
    c: 0.14,
    h: 5,
  }];
  return times(7, (i) => {
    const side = i % 2 ? 1 : -1,
      x = 512 + side * random.between(270, 470),
      y = random.between(110, 560),
      size = random.between(20, 36);
    const f = random.chance(0.5) ? 1 : -1, colour = grade(random.pick(colours), 0.2);
    return [
      scenery(
        "little fish tail",
        "skin",
        [[x - f * size * 0.8, y], [x - f * size * 1.5, y - size * 0.5], [
          x - f * size * 1.5,
          y + size * 0.5,
        ]],
        shift(colour, { l: -0.06 }),
        { depth: 0.4 },
      ),
      scenery("little fish", "skin", ellipse([x, y], size, size * 0.58), colour, {
        volume: 0.5,
        depth: 0.4,
        marks: [
          mark(
            "detail",
            leaf([x - f * size * 0.1, y - size], [x - f * size * 0.1, y + size], size * 0.17),
            mix(colour, { l: 0.97, c: 0.01, h: 90 }, 0.7),
          ),
        ],
      }),
      scenery(
        "little fish eye",
        "skin",
        ellipse([x + f * size * 0.56, y - size * 0.1], size * 0.12, size * 0.12),
        { l: 0.22, c: 0.03, h: 260 },
        { depth: 0.4 },
      ),
    ];
  }).flat();
}

function bubbles(random: ReturnType<Land["random"]>, count: number): Item[] {
  return times(count, () => {
    const at: Point = [random.between(10, 1014), random.between(30, 860)],
      r = random.between(5, 17);
    return scenery("bubble", "glass", ellipse(at, r, r), { l: 0.95, c: 0.03, h: 205 }, {
      opacity: 0.42,
      marks: [
        mark("light", ellipse([at[0] - r * 0.35, at[1] - r * 0.35], r * 0.28, r * 0.28), {
          l: 0.99,
          c: 0.005,
          h: 200,
        }),
      ],
      line: 1.6,
      depth: 0.2,
    });
  });
}
