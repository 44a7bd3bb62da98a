/**
 * @module Drawing and encoding one picture, one core, warm; beside an avatar of DiceBear, a flat head
 * without a scene, rasterised to the same size.
 */
import * as adventurer from "@dicebear/adventurer";
import { createAvatar } from "@dicebear/core";
import sharp from "sharp";
import { STYLES } from "../../../lib/choices.ts";
import { compose } from "../../illustrator/compose.ts";
import { draw } from "../../illustrator/draw.ts";
import { SKETCH_SIZE } from "../../illustrator/painters/sketch/sketch.ts";
import { PICTURE_SIZE } from "../../illustrator/scene.ts";
import { sketch } from "../../illustrator/sketch.ts";
import { parse } from "../../illustrator/words/parse.ts";
import { resolve } from "../../illustrator/words/resolve.ts";
import { ALLOCATOR_VARIABLES, HEAP_FLAGS } from "../heap_limits.ts";
import { medianMs } from "./median.ts";
import type { Row } from "./row.ts";

const PROMPTS = [
  "a fluffy orange tabby wizard with green eyes sitting on the moon",
  "a sleepy grey kitten in a cosy library",
  "a black cat pirate on the beach at sunset",
  "a calico cat with a red scarf in the snow",
  "a white astronaut cat jumping in space",
];

const GOAL_MEDIAN_MS = 150;
const GOAL_SKETCH_MS = 40;
const GOAL_P95_MS = 400;
/** Hair by hair; the other styles share the goal of the 95th percentile. */
const GOAL_REALISTIC_MS = 350;
const GOAL_PER_SECOND = 6;
const GOAL_RESIDENT_MB = 250;

export async function drawingRows(): Promise<Row[]> {
  const all: number[] = [];
  const rows: Row[] = [];
  for (const style of STYLES) {
    const times: number[] = [];
    for (const [index, prompt] of [PROMPTS[0]!, ...PROMPTS, ...PROMPTS].entries()) {
      const spec = resolve(parse(prompt), { style, seed: String(index) });
      const before = performance.now();
      await draw(spec);
      // The first picture of a style warms up.
      if (index > 0) times.push(performance.now() - before);
    }
    all.push(...times);
    const goal = style === "realistic" ? GOAL_REALISTIC_MS : GOAL_P95_MS;
    rows.push(timeRow(`drawing, ${style}`, quantile(times, 0.5), goal));
  }
  return [
    ...rows,
    await besideAvatar(quantile(all, 0.5)),
    timeRow("drawing, all styles, 95th percentile", quantile(all, 0.95), GOAL_P95_MS),
    perSecond(all),
    await sketchRow(),
    await residentRow(),
  ];
}

function timeRow(what: string, ms: number, goal: number): Row {
  return { what, measured: `${Math.round(ms)} ms`, goal: `≤ ${goal} ms`, met: ms <= goal };
}

async function besideAvatar(ms: number): Promise<Row> {
  let seed = 0;
  const avatar = await medianMs(async () => {
    const svg = createAvatar(adventurer, { seed: String(seed++), size: PICTURE_SIZE }).toString();
    await sharp(new TextEncoder().encode(svg)).png({ compressionLevel: 3 }).toBuffer();
  });
  return {
    ...timeRow("drawing, all styles, median", ms, GOAL_MEDIAN_MS),
    against: `a DiceBear avatar, ${Math.round(avatar)} ms`,
    ratio: ms / avatar,
  };
}

/** What a person waits for the first look: the scene composed, sketched and encoded. */
async function sketchRow(): Promise<Row> {
  const recipes = STYLES.flatMap((style) =>
    PROMPTS.map((prompt, index) => resolve(parse(prompt), { style, seed: String(index) }))
  );
  let turn = 0;
  const ms = await medianMs(() => sketch(compose(recipes[turn++ % recipes.length]!)));
  return timeRow(`a sketch of ${SKETCH_SIZE} px`, ms, GOAL_SKETCH_MS);
}

function perSecond(times: readonly number[]): Row {
  const rate = 1000 / (times.reduce((sum, time) => sum + time, 0) / times.length);
  return {
    what: "drawing, pictures per second and core",
    measured: rate.toFixed(1),
    goal: `≥ ${GOAL_PER_SECOND}`,
    met: rate >= GOAL_PER_SECOND,
  };
}

/** Memory is measured in a process that has done nothing else, started as the server is. */
async function residentRow(): Promise<Row> {
  const script = new URL("drawing_memory.ts", import.meta.url).pathname;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", HEAP_FLAGS, script],
    env: ALLOCATOR_VARIABLES,
    stderr: "inherit",
  }).output();
  const { pictures, mb } = JSON.parse(new TextDecoder().decode(stdout));
  return {
    what: `memory after ${pictures} pictures`,
    measured: `${mb} MB`,
    goal: `≤ ${GOAL_RESIDENT_MB} MB`,
    met: mb <= GOAL_RESIDENT_MB,
  };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
