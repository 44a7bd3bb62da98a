import assert from "node:assert/strict";
import type { Style } from "../../../lib/choices.ts";
import { boundsOf } from "../geometry/measure.ts";
import { signedArea } from "../geometry/outline.ts";
import { bareSpec, figureOf } from "../motion/figure_painter.ts";
import { inRow, PET_ROWS } from "../motion/pet_rows.ts";
import { planCharacter } from "../plan.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";

/** Frames and milliseconds of each row, as programs that show pets expect them. */
const EXPECTED = [
  [280, 110, 110, 140, 140, 320],
  [...Array(7).fill(120), 220],
  [...Array(7).fill(120), 220],
  [140, 140, 140, 280],
  [140, 140, 140, 140, 280],
  [...Array(7).fill(140), 240],
  [...Array(5).fill(150), 260],
  [...Array(5).fill(120), 220],
  [...Array(5).fill(150), 280],
];

const CATS: [string, Style][] = [
  ["a fluffy orange tabby with a red scarf and glasses", "cartoon"],
  ["a siamese cat in a wizard hat", "pixel"],
  ["a small black kitten with green eyes", "anime"],
  ["a fairy cat with wings", "anime"],
  ["a munchkin with short legs in a long dress", "pixel"],
];

/** Heads that changed most where the cat ducks before it jumps. */
const SQUASHED: [string, Style][] = [
  ["a fairy cat with wings", "cartoon"],
  ["a persian cat", "stained-glass"],
  ["a fluffy orange tabby with a red scarf and glasses", "watercolor"],
];

/** A head that grows by so little from frame to frame is not seen to grow: its locks alone turn with it. */
const UNSEEN_GROWTH = 0.048;

Deno.test("[pet] the rows are as long as programs expect them", () => {
  assert.deepEqual(PET_ROWS.map(({ durations }) => durations), EXPECTED);
  assert.deepEqual(PET_ROWS.map(({ frames }) => frames.length), EXPECTED.map((row) => row.length));
});

Deno.test("[pet] the cat has the same size in every frame of every row", () => {
  for (const [words, style] of [...CATS, ...SQUASHED]) {
    for (const seed of ["1", "5"]) {
      const spread = spreadOf(bareSpec(planCharacter(words, { style, seed }).spec));
      assert.ok(spread <= UNSEEN_GROWTH, `${words} ${seed}: ${spread}`);
    }
  }
});

function spreadOf(spec: CatSpec): number {
  const sizes = PET_ROWS.flatMap((row) =>
    row.frames.map((frame) => {
      const head = figureOf(inRow(spec, row), frame).find(({ name }) => name === "head");
      return Math.sqrt(Math.abs(signedArea(head?.is === "region" ? head.outline : [])));
    })
  );
  return Math.max(...sizes) / Math.min(...sizes) - 1;
}

Deno.test("[pet] a cat that runs or is about to jump is seen from its side, whatever its seed: the tail trails behind the head", () => {
  for (const seed of ["1", "2", "3", "4", "5", "6"]) {
    const { spec } = planCharacter("a fluffy grey tabby", { style: "cartoon", seed });
    for (const row of PET_ROWS.filter(({ state }) => /^(running .+|jumping)$/.test(state))) {
      const figure = figureOf(inRow(bareSpec(spec), row), row.frames[0]!);
      const middle = (isOf: (item: Item) => boolean) => {
        const { left, right } = boundsOf(figure.filter(isOf));
        return (left + right) / 2;
      };
      const head = middle(({ name }) => name === "head");
      const tail = middle(({ name }) => name.startsWith("tail"));
      const ahead = (head - tail) * ((row.facing ?? spec.facing) === "right" ? 1 : -1);
      assert.ok(ahead > 100, `${row.state}, seed ${seed}: ${ahead}`);
    }
  }
});

Deno.test("[pet] no frame has a shadow, or light in the air", () => {
  for (const words of ["a fairy cat", "an angel cat", "a cat with glowing eyes"]) {
    const spec = bareSpec(planCharacter(words, { style: "cartoon", seed: "5" }).spec);
    for (const { pose, frames, state } of PET_ROWS) {
      const loose = figureOf({ ...spec, pose }, frames[0]!)
        .filter((item) => item.role === "shadow" || item.is === "glow");
      assert.deepEqual(loose.map(({ name }) => name), [], `${words}, ${state}`);
    }
  }
});
