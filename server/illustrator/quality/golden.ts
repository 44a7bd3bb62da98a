/**
 * @module The golden pictures: what they looked like when they were last approved. On the machine that
 * wrote them down they must be the same to the last bit, elsewhere the same to the eye.
 */
import { createHash } from "node:crypto";
import { cpus } from "node:os";
import { type Style, STYLES } from "../../../lib/choices.ts";
import type { CatSpec } from "../spec.ts";
import { parse } from "../words/parse.ts";
import { resolve } from "../words/resolve.ts";
import { GOLDEN_DESCRIPTIONS } from "./golden_descriptions.ts";
import { SIDE } from "./parts.ts";
import type { View } from "./view.ts";

export interface Golden {
  /** Where the hashes hold. */
  platform: string;
  pictures: Record<string, GoldenPicture>;
}

export interface GoldenPicture {
  hash: string;
  /** Mean red, green and blue of a grid of 8 × 8, in hexadecimal. */
  grid: string;
}

/** Skia chooses its code by what the processor can do, so a hash is only promised on the same kind. */
export const PLATFORM = [Deno.build.target, cpus()[0]?.model, abilities()].join(", ");

/** The recipe of a golden description in a style; the same cat in every style. */
export function goldenSpec(description: string, style: Style): CatSpec {
  return resolve(parse(description), { style, seed: description });
}

/** The golden pictures of the tests: the styles take turns, as all of them would take minutes. */
export function goldenSpecs(): { name: string; spec: CatSpec }[] {
  return GOLDEN_DESCRIPTIONS.map((description, index) => {
    const style = STYLES[index % STYLES.length]!;
    return { name: `${style}: ${description}`, spec: goldenSpec(description, style) };
  });
}

/** What is written down of a picture. */
export function goldenOf({ rgb }: View): GoldenPicture {
  return { hash: hashOf(Uint8Array.from(rgb, Math.round)), grid: gridOf(rgb).toHex() };
}

/** The greatest difference of two grids, 0..255. */
export function gridDifference(one: string, other: string): number {
  const others = Uint8Array.fromHex(other);
  return Uint8Array.fromHex(one).reduce(
    (most, value, at) => Math.max(most, Math.abs(value - others[at]!)),
    0,
  );
}

const GRID = 8;

function gridOf(rgb: Float32Array): Uint8Array {
  const sums = new Float64Array(GRID * GRID * 3), cell = SIDE / GRID;
  rgb.forEach((value, at) => {
    const place = Math.floor(at / 3);
    const x = Math.floor((place % SIDE) / cell), y = Math.floor(Math.floor(place / SIDE) / cell);
    sums[(y * GRID + x) * 3 + at % 3]! += value;
  });
  return Uint8Array.from(sums, (sum) => Math.round(sum / cell ** 2));
}

/** What Linux says the processor can do, as a short hash; nothing elsewhere. */
function abilities(): string | undefined {
  if (Deno.build.os !== "linux") return undefined;
  const flags = /^(flags|Features)\s*:.*$/m.exec(Deno.readTextFileSync("/proc/cpuinfo"));
  return flags ? hashOf(flags[0]) : undefined;
}

function hashOf(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex").slice(0, 16);
}
