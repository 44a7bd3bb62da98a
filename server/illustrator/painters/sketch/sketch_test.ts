import assert from "node:assert/strict";
import { COSTUME_KINDS } from "../../wardrobe/costumes.ts";
import { STYLES } from "../../../../lib/choices.ts";
import { difference } from "../../colour/colour.ts";
import { compose } from "../../compose.ts";
import { contains } from "../../geometry/measure.ts";
import { COATS } from "../../colour/palette.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { SETTINGS } from "../../world/places.ts";
import { type CatSpec, TIMES, WEATHERS } from "../../spec.ts";
import { POSE_NAMES } from "../../cat/poses.ts";
import { PLAIN_CAT, solid } from "../../../../tests/support/cat.ts";
import { layersOf } from "../../composing/layers.ts";
import { paintSketch } from "./sketch.ts";
import {
  hueOf,
  inTheDark,
  median,
  pointsOf,
  pointsOfEyes,
  sampler,
  sceneOf,
  silhouetteShare,
} from "../../../../tests/support/painting.ts";

/** Points all over the picture, this many units apart. */
const STEP = 16, COLUMNS = PICTURE_SIZE / STEP;
const GRID = Array.from(
  { length: COLUMNS ** 2 },
  (_, i): Point => [(i % COLUMNS + 0.5) * STEP, (Math.floor(i / COLUMNS) + 0.5) * STEP],
);

/** Where the subject lies in the scene, and where the sketch shows something that is there only with it. */
function placesOf(scene: Scene): { meant: Set<Point>; shown: Set<Point> } {
  const { back, subject, front } = layersOf(scene.items);
  const outlines = subject.flatMap((item) => item.is === "region" ? [item.outline] : []);
  const hidden = front.flatMap((item) => item.is === "region" ? [item.outline] : []);
  const visible = GRID.filter((point) => !hidden.some((outline) => contains(outline, point)));
  const empty = sampler(paintSketch({ ...scene, items: [...back, ...front] }));
  const full = sampler(paintSketch(scene));
  return {
    meant: new Set(visible.filter((at) => outlines.some((outline) => contains(outline, at)))),
    shown: new Set(visible.filter((at) => difference(full(at), empty(at)) > 0.03)),
  };
}

const DESCRIPTIONS = [
  "a white astronaut cat jumping in space",
  "a black pirate cat on the beach at sunset",
  "a brown tabby with a red hat in a library",
  "a sleeping calico kitten in the snow at night",
];

for (const [index, style] of STYLES.entries()) {
  const description = DESCRIPTIONS[index % DESCRIPTIONS.length]!;
  Deno.test(`[sketch, ${style}] ${description} is where it will be in the picture`, () => {
    const scene = sceneOf(description, style);
    const { meant, shown } = placesOf(scene);
    const both = meant.intersection(shown).size / meant.union(shown).size;
    assert(both >= 0.85, `${both} in common`);
    const seen = silhouetteShare(scene, sampler(paintSketch(scene)));
    assert(seen >= 0.88, `the outline is clear on ${seen}`);
  });
}

Deno.test("[sketch] coats and eyes keep their colours, thinned with water", () => {
  for (const colour of ["orange", "blue", "pink", "purple"] as const) {
    const scene = sceneOf("a sitting cat in a studio", "cartoon", { coat: solid(colour) });
    const look = sampler(paintSketch(scene));
    const hue = hueOf(pointsOf(scene, "torso").map(look));
    const turn = Math.abs(((hue - COATS[colour].h + 540) % 360) - 180);
    assert(turn <= 18, `${colour}: hue ${hue}`);
  }
  const scene = sceneOf("a calm orange cat with green eyes", "cartoon");
  const hue = hueOf(pointsOfEyes(scene).map(sampler(paintSketch(scene))));
  assert(Math.abs(hue - 140) <= 22, `eyes: hue ${hue}`);
});

Deno.test("[sketch] black, grey and white coats stay apart, and black is seen in the dark", () => {
  const lightness = (["black", "grey", "white"] as const).map((colour) => {
    const scene = sceneOf("a sitting cat in a studio", "cartoon", { coat: solid(colour) });
    const look = sampler(paintSketch(scene));
    return median(pointsOf(scene, "torso").map((point) => look(point).l));
  });
  const [black, grey, white] = lightness as [number, number, number];
  assert(black <= 0.6 && grey >= black + 0.12 && white >= 0.9, String(lightness));

  const night = inTheDark(sceneOf("a black cat on the moon at night", "cartoon"));
  assert(silhouetteShare(night, sampler(paintSketch(night))) >= 0.9);
});

Deno.test("[sketch] every pose, costume, setting, hour and weather fills the sheet", () => {
  const most = Math.max(POSE_NAMES.length, COSTUME_KINDS.length, SETTINGS.length);
  for (let i = 0; i < most; i++) {
    const of = <T>(all: readonly T[]) => all[i % all.length]!;
    const change: Partial<CatSpec> = {
      pose: of(POSE_NAMES),
      costume: { kind: of(COSTUME_KINDS) },
      setting: of(SETTINGS),
      time: of(TIMES),
      weather: of(WEATHERS),
    };
    const scene = compose({ ...PLAIN_CAT, ...change });
    const pixels = paintSketch(scene).data();
    const hasHole = pixels.some((value, at) => at % 4 === 3 && value !== 255);
    assert(!hasHole, `${JSON.stringify(change)}: a hole in the paper`);
  }
});
