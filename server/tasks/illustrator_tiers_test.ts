import assert from "node:assert/strict";
import { importsFromHigherTier } from "./illustrator_tiers.ts";

const SAMPLES: [what: string, path: string, source: string, wrong: number][] = [
  [
    "a painter may import a scene",
    "server/illustrator/painters/planes.ts",
    'import { layersOf } from "../composing/layers.ts";',
    0,
  ],
  [
    "words do not know how they are painted",
    "server/illustrator/words/parse.ts",
    'import { paint } from "../painters/canvas.ts";',
    1,
  ],
  [
    "a type may come from above",
    "server/illustrator/world/place_entry.ts",
    'import type { Choice } from "../words/decisions/choice.ts";',
    0,
  ],
  [
    "what all tiers stand on imports none of them",
    "server/illustrator/scene.ts",
    'import { THINGS } from "./things/catalogue.ts";',
    1,
  ],
  [
    "a test may use everything",
    "server/illustrator/words/parse_test.ts",
    'import { paint } from "../painters/canvas.ts";',
    0,
  ],
];

for (const [what, path, source, wrong] of SAMPLES) {
  Deno.test(`[tiers] ${what}`, () => {
    assert.equal(importsFromHigherTier(path, source).length, wrong);
  });
}
