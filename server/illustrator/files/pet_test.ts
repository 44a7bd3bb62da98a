import assert from "node:assert/strict";
import sharp from "sharp";
import type { Style } from "../../../lib/choices.ts";
import { boundsOf } from "../geometry/measure.ts";
import { signedArea } from "../geometry/outline.ts";
import { bareSpec, figureOf } from "../motion/figure_painter.ts";
import { inRow, PET_ROWS } from "../motion/pet_rows.ts";
import { planCharacter } from "../plan.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { drawFile } from "./drawers.ts";

const WIDTH = 192, HEIGHT = 208, COLUMNS = 8;

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

const JUMPING = 4, RUNNING = [1, 2];

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
const UNSEEN_GROWTH = 0.035;

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

for (const [words, style] of CATS) {
  Deno.test(`[pet] every rule of the atlas holds for ${words} in ${style}`, async () => {
    const { spec } = planCharacter(words, { style, seed: "5" });
    const rows: Uint8Array[] = [];
    for (let row = 0; row < PET_ROWS.length; row++) {
      rows.push(await drawFile("petRow", spec, { row, style }));
    }
    const sheet = await drawFile("petSheet", spec, { rows });
    const { format, width, height } = await sharp(sheet).metadata();
    assert.deepEqual([format, width, height], ["webp", WIDTH * COLUMNS, HEIGHT * 9]);
    const { data, info } = await sharp(sheet).raw().toBuffer({ resolveWithObject: true });
    assert.equal(info.channels, 4);
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3] === 0 && (data[at]! | data[at + 1]! | data[at + 2]!)) {
        assert.fail(`colour under a clear pixel at ${at / 4}`);
      }
    }
    const cell = (row: number, column: number) => {
      const alpha: number[] = [];
      for (let y = 0; y < HEIGHT; y++) {
        for (let x = 0; x < WIDTH; x++) {
          const at = (row * HEIGHT + y) * WIDTH * COLUMNS + column * WIDTH + x;
          alpha.push(data[at * 4 + 3]!);
        }
      }
      return alpha;
    };
    const baselines = new Set<number>();
    for (const [row, { frames, state }] of PET_ROWS.entries()) {
      for (let column = 0; column < COLUMNS; column++) {
        const alpha = cell(row, column);
        const name = `${state}, frame ${column}`;
        if (column >= frames.length) {
          assert.ok(alpha.every((value) => value === 0), `${name} is not clear`);
          continue;
        }
        assert.equal(piecesOf(alpha), 1, `${name} is one figure`);
        const border = alpha.some((value, at) =>
          value > 0 && (at % WIDTH < 2 || at % WIDTH >= WIDTH - 2 || at < 2 * WIDTH)
        );
        assert.equal(border, false, `${name} is cut off`);
        const isInAir = row === JUMPING && column > 0 && column < frames.length - 1;
        if (!isInAir) baselines.add(lowest(alpha));
      }
    }
    assert.equal(baselines.size, 1, `baselines ${[...baselines]}`);
    for (const row of RUNNING) {
      for (let step = 0; step < 4; step++) {
        // Half a stride later the other pair of legs is in front.
        const share = difference(cell(row, step), cell(row, step + 4));
        assert.ok(share > 0.002, `the gait of row ${row} alternates: ${share}`);
      }
    }
  });
}

/** The lowest line with more than a shade. */
function lowest(alpha: number[]): number {
  return Math.floor(alpha.findLastIndex((value) => value > 64) / WIDTH);
}

/** The share of the lower half of two cells that differs. */
function difference(one: number[], other: number[]): number {
  const from = alphaHalf(one), to = alphaHalf(other);
  return from.filter((value, i) => Math.abs(value - to[i]!) > 128).length / from.length;
}

function alphaHalf(alpha: number[]): number[] {
  return alpha.slice(alpha.length / 2);
}

function piecesOf(alpha: number[]): number {
  const seen = new Uint8Array(alpha.length);
  let pieces = 0;
  alpha.forEach((value, start) => {
    if (value === 0 || seen[start]) return;
    pieces++;
    const open = [start];
    seen[start] = 1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const row of [-WIDTH, 0, WIDTH]) {
        for (const side of [-1, 0, 1]) {
          const next = at + row + side;
          const isBeside = Math.abs((next % WIDTH) - (at % WIDTH)) <= 1;
          if (!isBeside || seen[next] || !alpha[next]) continue;
          seen[next] = 1;
          open.push(next);
        }
      }
    }
  });
  return pieces;
}
