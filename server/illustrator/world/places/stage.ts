/** @module A stage: velvet, spotlights, footlights. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, smooth, star } from "../../geometry/shapes.ts";
import { backdrop, glow, scenery } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { lightOf } from "../light.ts";
import type { Land, Place } from "../place.ts";
import { planks } from "../room.ts";
import { nearest } from "../../vocabulary/term.ts";
import type { PlaceEntry } from "../place_entry.ts";
import { tintOf } from "../tint.ts";
import { pelmet, sideCurtain } from "../fixtures/stage_curtain.ts";
import { knots } from "../../geometry/coordinates.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  words:
    "stage, on stage, theatre, theater, concert, spotlight, opera house, stages, theatre stage, theater stage, concert stage, rock concert, concert hall, concert halls, spotlights, stage lights, opera, broadway stage, amphitheatre, amphitheater, curtain call, theatrical, empty concert hall, school play",
  nearest:
    "talent show, comedy club, cabaret, catwalk, ballet, sumo ring, dance hall, ballet studio, ballet stage, dance floors, award ceremony, oscars, game show, tv show, talk show, press conference, podium, musical, moulin rouge, burlesque, woodstock, festival, music festival, mardi gras, rio carnival, parade, lion tamer, lion tamers, snake charmer, fire eater, fire breather, knife thrower, sword swallower, human cannonball, choir boy, choirboy, choir girl, choir boys, panto dame, pantomime dame, street performer, one man band, beatboxer",
  terms: [
    nearest(
      { setting: "stage", pose: "meowing" },
      "singer, pop singer, opera singer, soprano, tenor, popular singer, jazz singer, backing singer",
    ),
    nearest(
      { setting: "stage", pose: "dancing" },
      "dancer, showgirl, breakdancer, tap dancer, belly dancer, flamenco dancer, hula dancer, can can dancer, backup dancer",
    ),
    nearest(
      { setting: "stage" },
      "drummer, actor, actress, comedian, performer, rapper, showman, entertainer, trapeze artist, juggler, circus performer, ventriloquist, k pop idol, kpop idol, idol, frontman, violin soloist, flautist, trumpeter, saxophonist, cellist, harpist, jazz musician, elvis, freddie mercury, michael jackson, movie star, film star",
    ),
  ],
  phrase: { where: "on", what: "a stage" },
  indoors: true,
  weather: "none",
  namedHours: "night",
  season: "none",
  weight: 1,
  props: { none: 3, flower: 1, guitar: 1 },
  draw: stage,
};

/** Velvet curtains, a star, spotlights and footlights. */
function stage(land: Land): Place {
  const { spec, random, grade, lightSide } = land;
  const ground = 862, tint = tintOf(spec);
  const velvet = grade({
      l: 0.46,
      c: 0.16,
      h: tint.h > 60 && tint.h < 170 ? tint.h : (tint.h + 10) % 360,
    }),
    back = grade({ l: 0.32, c: 0.09, h: tint.h });
  const gold: Colour = { l: 0.83, c: 0.13, h: 86 };
  const beams = [-300, 0, 300];
  return {
    sky: [{ offset: 0, colour: shift(back, { l: -0.06 }) }, {
      offset: 1,
      colour: shift(back, { l: 0.06 }),
    }],
    light: {
      ...lightOf({ ...spec, time: "day" }, lightSide),
      key: 0.8,
      shade: { l: 0.25, c: 0.08, h: 300 },
    },
    horizon: 786,
    ground,
    back: [
      ...times(16, (i): Item =>
        scenery(
          "back curtain",
          "cloth",
          [[i * 66 - 12, -20], [i * 66 + 26, -20], [i * 66 + 30, 800], [i * 66 - 16, 800]],
          shift(back, { l: i % 2 ? 0.035 : 0.01 }),
          { depth: 0.8 },
        )),
      ...stageStars(random("stage.sparkles"), gold),
      scenery(
        "big star",
        "metal",
        star([512, 400], 330, { inner: 0.52 }),
        shift(back, { l: 0.13, c: 0.02 }),
        { depth: 0.6 },
      ),
      scenery(
        "inner star",
        "metal",
        star([512, 400], 268, { inner: 0.52 }),
        shift(back, { l: 0.2, c: 0.02 }),
        { depth: 0.6 },
      ),
      ...beams.map((dx): Item =>
        scenery(
          "spotlight",
          "light",
          [[512 + dx - 22, -20], [512 + dx + 22, -20], [512 + dx * 0.1 + 230, ground], [
            512 + dx * 0.1 - 230,
            ground,
          ]],
          { l: 0.96, c: 0.06, h: 92 },
          { opacity: 0.14, depth: 0.3 },
        )
      ),
      planks(grade({ l: 0.6, c: 0.09, h: 55 }), 786),
      scenery("pool of light", "light", ellipse([512, ground + 12], 390, 82), {
        l: 0.95,
        c: 0.07,
        h: 90,
      }, { role: "ground", opacity: 0.42 }),
      ...sideCurtain(-1, velvet, gold),
      ...sideCurtain(1, velvet, gold),
      ...pelmet(velvet, gold),
    ],
    front: times(8, (i): Item[] => {
      const x = 60 + i * 129;
      return [
        glow({
          name: "footlight",
          role: "front",
          centre: [x, 1000],
          radius: 80,
          colour: { l: 0.95, c: 0.1, h: 88 },
          strength: 0.6,
        }),
        backdrop({
          name: "footlight shell",
          role: "front",
          texture: "metal",
          outline: smooth(knots("-32 1040!, -28 1010, 0 992, 28 1010, 32 1040!", [x, 0])),
          colour: gold,
          volume: 0.6,
          line: 2.6,
        }),
      ];
    }).flat(),
  };
}

function stageStars(random: ReturnType<Land["random"]>, gold: Colour): Item[] {
  return times(34, () =>
    glow({
      name: "sparkle",
      centre: [random.between(150, 874), random.between(120, 740)],
      radius: random.between(5, 13),
      colour: gold,
      strength: 0.85,
      points: 4,
      depth: 0.6,
    }));
}
