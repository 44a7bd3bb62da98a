/**
 * What the seed chooses: everything as often as it is meant to, and nothing that collides.
 */
import assert from "node:assert/strict";
import { ACCESSORIES } from "../../../lib/choices.ts";
import type { CatSpec } from "../spec.ts";
import { COSTUME_KINDS, COSTUMES } from "../wardrobe/costumes.ts";
import { variantWeights } from "../words/decisions/accessories.ts";
import * as weights from "../words/decisions/defaults.ts";
import { SETTING_WEIGHTS } from "../words/decisions/setting.ts";
import { parse } from "../words/parse.ts";
import { type Options, resolve } from "../words/resolve.ts";

const SEEDS = Array.from({ length: 2000 }, (_, i) => `${i}`);

/** Of how often a value is meant to be chosen. */
const LEAST = 0.7, MOST = 1.3;

/** One decision: what was chosen, and how likely each choice is meant to be. */
type Decision = [of: (spec: CatSpec) => string | undefined, Partial<Record<string, number>>];

const variantOf = (kind: string) => ({ accessories }: CatSpec) =>
  accessories.find((worn) => worn.kind === kind)?.variant;
const setOf = ({ coat }: CatSpec) =>
  Object.entries(weights.WHITE_SETS).find(([, marks]) => `${marks}` === `${coat.white}`)?.[0];

// A sleeping cat is calm or sleepy, and a portrait hides the place; what else a word decides leaves the others to the seed alone.
const { sleeping: _, portrait: __, ...AWAKE } = weights.POSE_WEIGHTS_IN_A_PLACE;

const DECISIONS: Record<string, Decision[]> = {
  "a cat": [
    [({ age }) => age, weights.AGE_WEIGHTS],
    [({ build }) => build, weights.BUILD_WEIGHTS],
    [({ mood }) => mood, weights.MOOD_WEIGHTS],
    [({ coat }) => coat.length, weights.COAT_LENGTH_WEIGHTS],
    [({ coat }) => coat.pattern, weights.PATTERN_WEIGHTS],
    [({ facing }) => facing, weights.FACING_WEIGHTS],
    [({ scheme }) => scheme, weights.SCHEME_WEIGHTS],
  ],
  "a happy tabby in a meadow by day": [
    [({ pose }) => pose, AWAKE],
    [({ coat }) => coat.colour, weights.COLOURS_OF_PATTERN.tabby!],
    [setOf, weights.WHITE_SET_WEIGHTS],
    [({ eyes }) => eyes.left, weights.EYE_WEIGHTS],
    [({ weather }) => weather, weights.WEATHER_WEIGHTS],
  ],
  "a sitting solid cat": [
    [({ coat }) => coat.colour, weights.COAT_COLOUR_WEIGHTS],
    [({ setting }) => setting, SETTING_WEIGHTS],
    [variantOf("hat"), variantWeights("hat", "chosen")!],
    [variantOf("glasses"), variantWeights("glasses", "chosen")!],
    [variantOf("scarf"), variantWeights("scarf", "chosen")!],
  ],
  "a cat on the farm": [[({ time }) => time, weights.TIME_WEIGHTS]],
};

for (const [description, decisions] of Object.entries(DECISIONS)) {
  Deno.test(`[quality] diversity: seeds choose as they are meant to for "${description}"`, () => {
    const specs = specsOf(description, { accessories: [...ACCESSORIES] });
    for (const [of, meant] of decisions) {
      const chosen = Map.groupBy(specs, of);
      const all = Object.values(meant).reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
      for (const [value, weight = 0] of Object.entries(meant)) {
        const share = (chosen.get(value)?.length ?? 0) * all / (SEEDS.length * weight);
        assert.ok(share >= LEAST && share <= MOST, `${value}: ${share} of what is meant`);
      }
      assert.deepEqual([...chosen.keys()].filter((value) => !meant[value ?? ""]), []);
    }
  });
}

Deno.test("[quality] diversity: nothing is put where something else is", () => {
  for (const dressed of [undefined, ...COSTUME_KINDS]) {
    const specs = specsOf(dressed ? `a cat wearing a ${dressed} costume` : "a cat", {
      accessories: [...ACCESSORIES],
    }, SEEDS.slice(0, dressed ? 20 : 400));
    for (const { seed, accessories, costume } of specs) {
      assert.equal(costume?.kind, dressed);
      const kinds = accessories.map(({ kind }) => kind);
      assert.equal(new Set(kinds).size, kinds.length, `${dressed} ${seed}`);
      const gadget = variantOf("gadget")({ accessories } as CatSpec);
      // Hats and collars come before them; a costume leaves no room on head or chest.
      assert.ok(gadget !== "headphones" && gadget !== "camera", `${dressed} ${seed}: ${gadget}`);
      const hatted = costume && !COSTUMES[costume.kind].bareheaded;
      assert.ok(!hatted || !kinds.includes("hat"), `${dressed} ${seed}: two hats`);
    }
  }
});

function specsOf(
  description: string,
  options: Partial<Options>,
  seeds: readonly string[] = SEEDS,
): CatSpec[] {
  const said = parse(description);
  return seeds.map((seed) => resolve(said, { style: "cartoon", seed, ...options }));
}
