/**
 * Clothes fit every body in every pose: no shreds, nothing that floats, no bare gap between shoulder and cuff.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT, solid } from "../../../../tests/support/cat.ts";
import { drawCat } from "../../cat/cat.ts";
import type { Figure, Part } from "../../cat/body/figure.ts";
import { POSE_NAMES } from "../../cat/poses.ts";
import { bounds, contains } from "../../geometry/measure.ts";
import { offsetOutline, signedArea } from "../../geometry/outline.ts";
import { distance } from "../../geometry/polyline.ts";
import { SCHEMES } from "../../colour/palette.ts";
import { randomStream } from "../../random.ts";
import type { Item, Point, Region } from "../../scene.ts";
import type { Build, CatSpec } from "../../spec.ts";
import { COSTUME_KINDS } from "../costumes.ts";
import { dress } from "../dressing.ts";
import type { Outfit } from "../outfit.ts";
import { convexHull } from "./skirt.ts";

/** A folded limb is about as much of its convex outline; what is torn is far less. */
const LEAST_WHOLE = 0.42;
/** A band around something round is a crescent. */
const LEAST_BAND = 0.175;
/** A part of a limb this near to an earlier one, in units, lies over it: the limb is folded. */
const FOLDED = 46;

const BUILDS: readonly Build[] = ["slim", "chubby"];
const TURNS = 3;

interface Dressed {
  figure: Figure;
  outfit: Outfit;
  /** Which costume, pose and build, for messages. */
  which: string;
}

let all: Dressed[] | undefined;

/** Every costume in each third pose and every pose with each third costume, the builds in turns: costumes share cuts. */
function dressed(): Dressed[] {
  all ??= [...dressing()];
  return all;
}

function* dressing(): Generator<Dressed> {
  for (const [p, pose] of POSE_NAMES.entries()) {
    const specs = BUILDS.map((build): CatSpec => ({
      ...PLAIN_CAT,
      seed: "5",
      coat: solid("grey"),
      pose,
      build,
      costume: { kind: COSTUME_KINDS[0]! },
    }));
    // Under every costume the cat is the same.
    const cats = specs.map((spec) => drawCat(spec));
    for (const [c, kind] of COSTUME_KINDS.entries()) {
      const turn = p + c;
      if (turn % TURNS !== 0) continue;
      const b = turn / TURNS % BUILDS.length, build = BUILDS[b]!, cat = cats[b]!;
      const spec: CatSpec = { ...specs[b]!, costume: { kind } };
      const outfit = dress({
        spec,
        cat,
        random: (name) => randomStream(spec.seed, name),
        accent: SCHEMES.blue,
      });
      yield { figure: cat.figure, outfit, which: `${kind}, ${pose}, ${build}` };
    }
  }
}

const partsOf = ({ back, torso, limbs, front }: Figure): Part[] => [
  ...back,
  ...torso,
  ...limbs,
  ...front,
];

const isRegion = (item: Item): item is Region => item.is === "region";

/** A piece on a limb, and the limb. */
function onLimbs({ figure, outfit }: Dressed, name: RegExp): [Region, Part][] {
  const parts = partsOf(figure);
  return outfit.limbs.filter(isRegion).filter((item) => name.test(item.name)).flatMap((item) => {
    const part = parts.find((each) => item.name.startsWith(`${each.name} `));
    return part ? [[item, part] as [Region, Part]] : [];
  });
}

/** Whether painters fill the point: cloth around a folded limb goes over itself, and has no hole there. */
function isFilled(outline: readonly Point[], [x, y]: Point): boolean {
  let winding = 0;
  for (const [i, [bx, by]] of outline.entries()) {
    const [ax, ay] = outline.at(i - 1)!;
    if ((ay > y) === (by > y) || x >= ((bx - ax) * (y - ay)) / (by - ay) + ax) continue;
    winding += by > ay ? 1 : -1;
  }
  return winding !== 0;
}

Deno.test("[fit] a sleeve and a trouser leg leave no bare gap down to their cuff", () => {
  for (const each of dressed()) {
    const cloth = [...each.outfit.body, ...each.outfit.skirt].filter(isRegion);
    for (const [piece, { axis, kind }] of onLimbs(each, / (?:sleeve|trouser)$/)) {
      if (kind !== "leg") continue;
      const covered = axis.map((point) =>
        [piece, ...cloth].some(({ outline }) => isFilled(outline, point))
      );
      const above = axis.slice(0, Math.max(0, covered.indexOf(false)));
      // A forearm that lies over its sleeve is no further stretch of it.
      const end = axis.findLastIndex((point, i) =>
        isFilled(piece.outline, point) &&
        (i < above.length || above.every((other) => distance(other, point) > FOLDED))
      );
      assert.ok(end > 0, `${each.which}: ${piece.name} is not on its limb`);
      assert.ok(covered.slice(0, end).every(Boolean), `${each.which}: a gap in ${piece.name}`);
    }
  }
});

Deno.test("[fit] a cuff goes all around its limb", () => {
  for (const each of dressed()) {
    for (const [{ name, outline }, { axis }] of onLimbs(each, / cuff$/)) {
      const { left, right, top, bottom } = bounds(outline);
      const middle: Point = [(left + right) / 2, (top + bottom) / 2];
      const off = Math.min(...axis.map((point) => distance(point, middle)));
      assert.ok(off < 24, `${each.which}: ${name} lies ${Math.round(off)} beside its limb`);
    }
  }
});

Deno.test("[fit] no garment is torn: every piece is one whole piece of cloth", () => {
  const torn: string[] = [];
  for (const { outfit, which } of dressed()) {
    const pieces = [...outfit.body, ...outfit.limbs, ...outfit.skirt].filter(isRegion)
      .filter(({ name }) => !/trim|buckle/.test(name));
    for (const { name, outline } of pieces) {
      const area = Math.abs(signedArea(outline)), hull = Math.abs(signedArea(convexHull(outline)));
      const least = /cuff|hem|belt|strip|sash|edge| tie$/.test(name) ? LEAST_BAND : LEAST_WHOLE;
      const isWhole = area > 120 && area > least * hull;
      if (!isWhole) torn.push(`${which}: ${name} ${Math.round(area)} of ${Math.round(hull)}`);
    }
  }
  assert.deepEqual(torn, []);
});

Deno.test("[fit] nothing of a garment floats beside the body", () => {
  const floating: string[] = [];
  for (const { outfit, figure, which } of dressed()) {
    const body = convexHull(
      partsOf(figure).filter(({ kind }) => kind !== "tail").flatMap(({ outline }) => outline),
    );
    const reach = offsetOutline(body, 34);
    for (
      const { name, outline } of [...outfit.body, ...outfit.limbs, ...outfit.skirt].filter(isRegion)
    ) {
      // It lies along the hem of what hangs.
      if (name.endsWith(" trim")) continue;
      const inside = outline.filter((point) => contains(reach, point)).length / outline.length;
      // What hangs begins on the body.
      const least = outfit.skirt.some((item) => item.name === name) ? 0.2 : 0.5;
      if (!(inside > least)) floating.push(`${which}: ${name} ${inside.toFixed(2)} on the body`);
    }
  }
  assert.deepEqual(floating, []);
});
