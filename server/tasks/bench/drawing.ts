/**
 * Drawing and encoding one picture, one core, warm.
 *
 * @module
 */
import { STYLES } from "../../../lib/choices.ts";
import { draw } from "../../illustrator/draw.ts";
import { parse } from "../../illustrator/words/parse.ts";
import { resolve } from "../../illustrator/words/resolve.ts";
import type { Row } from "./row.ts";

const PROMPTS = [
  "a fluffy orange tabby wizard with green eyes sitting on the moon",
  "a sleepy grey kitten in a cosy library",
  "a black cat pirate on the beach at sunset",
  "a calico cat with a red scarf in the snow",
  "a white astronaut cat jumping in space",
];

const GOAL_MEDIAN_MS = 150;
const GOAL_P95_MS = 400;

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
    rows.push(row(`drawing, ${style}`, times, 0.5, GOAL_P95_MS));
  }
  return [
    ...rows,
    row("drawing, all styles, median", all, 0.5, GOAL_MEDIAN_MS),
    row("drawing, all styles, 95th percentile", all, 0.95, GOAL_P95_MS),
  ];
}

function row(what: string, times: number[], quantile: number, goal: number): Row {
  const sorted = times.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * quantile))]!;
  return { what, measured: `${Math.round(value)} ms`, goal: `≤ ${goal} ms`, met: value <= goal };
}
