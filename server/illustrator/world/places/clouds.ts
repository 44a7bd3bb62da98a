/** @module Above the clouds, under a rainbow. */
import { shift } from "../../colour/colour.ts";
import { backdrop, scenery } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";
import { birds } from "../birds.ts";
import { rainbow } from "../heavens.ts";
import { openSky } from "../open_sky.ts";
import type { DrawnPlace, Land } from "../place.ts";
import { puffs } from "../bush.ts";
import { says } from "../../vocabulary/term.ts";
import { OUTDOORS, type PlaceEntry } from "../place_entry.ts";
import { times } from "../../times.ts";

export const place: PlaceEntry = {
  nearest:
    "hot air balloon, plane, airship, floating island, flying carpet, floating islands, sky island, island in the sky, sky castle, castle in the sky, castle in the clouds, zeppelin, blimp ride, paraglider, biplane, rainbow road, olympus, mount olympus, valhalla, wonderland, surreal landscape, dream landscape",
  terms: [says(
    { setting: "clouds" },
    "clouds, cloud, sky, in the sky, on a cloud, cloudscape, heaven, above the clouds, heavens, nubes, sea of clouds, cloud nine, sky high, pearly gates, heavenly, cat heaven, afterlife, paradise in the clouds, dreamscape, dreamland, dream world, skies",
    { weak: true },
  )],
  phrase: { where: "among", what: "the clouds" },
  ...OUTDOORS,
  season: "drifts",
  weight: 1,
  restful: true,
  props: { none: 3, balloon: 1, bird: 1 },
  draw: aboveClouds,
};

/** On a great cloud under a rainbow. */
function aboveClouds(land: Land): DrawnPlace {
  const { spec, random, grade, lightSide } = land;
  const ground = 846;
  const white = grade({ l: 0.975, c: 0.014, h: 250 }, 0.1);
  const far = random("clouds.far");
  const bank = (y: number, depth: number): Item[] =>
    times(6, (i) => {
      const tone = grade({ l: 0.96, c: 0.02, h: 265 }, depth);
      const at: Point = [i * 205 + far.between(-40, 40), y + far.between(-16, 16)];
      return scenery(
        "cloud bank",
        "cloud",
        puffs(at, far.between(150, 190), far.between(72, 96), 7),
        tone,
        { colourEnd: shift(tone, { l: -0.06, c: 0.012 }), depth },
      );
    });
  const base = random("clouds.seat");
  return {
    horizon: 780,
    ground,
    back: [
      ...openSky(land, 640),
      ...(spec.time === "night" ? [] : rainbow([512, 800], 560)),
      ...bank(690, 0.8),
      ...bank(790, 0.5),
      ...(spec.time === "day" ? birds([512 - lightSide * 300, 250]) : []),
      ...[[-60, 946, 300, 96], [300, 960, 330, 100], [760, 958, 330, 100], [1090, 944, 300, 96]]
        .map(([x, y, rx, ry]) =>
          scenery("near cloud", "cloud", puffs([x!, y!], rx!, ry!, 9), white, {
            role: "ground",
            colourEnd: shift(white, { l: -0.07, c: 0.02 }),
          })
        ),
      scenery(
        "cloud seat",
        "cloud",
        puffs([512 + base.between(-20, 20), ground + 84], 430, 100, 11),
        shift(white, { l: 0.01 }),
        { role: "ground", colourEnd: shift(white, { l: -0.08, c: 0.02 }), volume: 0.2 },
      ),
    ],
    front: [
      backdrop({
        name: "wisp",
        role: "front",
        texture: "cloud",
        outline: puffs([150, 1010], 200, 52, 8),
        colour: white,
        opacity: 0.92,
      }),
      backdrop({
        name: "wisp",
        role: "front",
        texture: "cloud",
        outline: puffs([890, 1014], 210, 50, 8),
        colour: white,
        opacity: 0.92,
      }),
    ],
  };
}
