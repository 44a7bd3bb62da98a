/**
 * @module Files of characters on one core, in time of the processor: an avatar and a pet in the style that
 * takes longest.
 */
import process from "node:process";
import { STYLES } from "../../../lib/choices.ts";
import { drawFile } from "../../illustrator/files/drawers.ts";
import { planCharacter } from "../../illustrator/mod.ts";
import { PET_ROWS } from "../../illustrator/motion/pet_rows.ts";
import { median } from "./median.ts";
import type { Row } from "./row.ts";

const AVATARS = 12, AVATAR_SIZE = 256;
/** Before these, code that all styles share is not compiled to its end, and the first style would pay for it. */
const WARM_UP = 8;
const GOAL_AVATAR_MS = 60;
const GOAL_PET_SECONDS = 6;

type Style = (typeof STYLES)[number];

export async function fileRows(): Promise<Row[]> {
  return [
    await avatarRow("an avatar of 256 px, a head", ""),
    await avatarRow("an avatar of 256 px with a place behind it", "a cat in a garden"),
    await petRow(),
  ];
}

async function avatarRow(what: string, words: string): Promise<Row> {
  const { style, ms } = await slowest(async (style) => {
    const times: number[] = [];
    for (let seed = 1 - WARM_UP; seed <= AVATARS; seed++) {
      const { spec } = planCharacter(words, { style, seed: String(seed) });
      const options = { size: AVATAR_SIZE, format: "webp", title: "" } as const;
      const ms = await cpuMs(() => drawFile("avatar", spec, options));
      if (seed > 0) times.push(ms);
    }
    return median(times);
  });
  return {
    what: `${what}, ${style}`,
    measured: `${Math.round(ms)} ms`,
    goal: `≤ ${GOAL_AVATAR_MS} ms`,
    met: ms <= GOAL_AVATAR_MS,
  };
}

async function petRow(): Promise<Row> {
  const { style, ms } = await slowest(async (style) => {
    const { spec } = planCharacter("a fluffy calico cat with a red scarf", { style, seed: "5" });
    return await cpuMs(async () => {
      const rows: Uint8Array[] = [];
      for (let row = 0; row < PET_ROWS.length; row++) {
        rows.push(await drawFile("petRow", spec, { row, style }));
      }
      await drawFile("petSheet", spec, { rows });
    });
  });
  return {
    what: `the atlas of a desktop pet, ${style}`,
    measured: `${(ms / 1000).toFixed(1)} s`,
    goal: `≤ ${GOAL_PET_SECONDS} s`,
    met: ms <= GOAL_PET_SECONDS * 1000,
  };
}

async function slowest(measure: (style: Style) => Promise<number>) {
  let most: { style: Style; ms: number } = { style: STYLES[0], ms: -1 };
  for (const style of STYLES) {
    const ms = await measure(style);
    if (ms > most.ms) most = { style, ms };
  }
  return most;
}

/** Of the whole process: others on the machine do not count, threads that write files do. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
