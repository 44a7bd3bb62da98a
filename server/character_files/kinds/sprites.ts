/**
 * The frames of the living cat as other programs read them: a sheet for games, and two older desktop pets.
 *
 * @module
 */
import { zipSync } from "fflate";
import * as z from "zod/mini";
import type { SpriteCell } from "../../illustrator/mod.ts";
import { PET_ROWS, type PetRow } from "../../illustrator/motion/pet_rows.ts";
import { type CatOfFile, fileKind } from "../file_kind.ts";

const CELL = { w: 192, h: 208 };

/** A ZIP for one of the programs. */
export const sprites = fileKind({
  name: "sprites.zip",
  type: "application/zip",
  needsSession: true,
  choices: z.object({
    for: z._default(z.enum(["aseprite", "oneko", "shimeji"]), "aseprite"),
  }),
  offer: {
    title: "Sprites",
    text:
      "A sheet with Aseprite's JSON for Phaser, PixiJS, Godot and Unity; packs for oneko.js and Shimeji.",
    links: [
      { label: "Aseprite", file: "sprites.zip?for=aseprite" },
      { label: "oneko", file: "sprites.zip?for=oneko" },
      { label: "Shimeji", file: "sprites.zip?for=shimeji" },
    ],
  },
  async draw(cat, choices) {
    const rows: Uint8Array[] = [];
    for (let row = 0; row < PET_ROWS.length; row++) {
      rows.push(await cat.drawFile("petRow", cat.recipe, { row, style: cat.recipe.style }));
    }
    return new Uint8Array(zipSync(await PACKS[choices.for](cat, rows), { level: 0 }));
  },
});

type Files = Record<string, Uint8Array>;

const PACKS: Record<
  "aseprite" | "oneko" | "shimeji",
  (cat: CatOfFile, rows: Uint8Array[]) => Promise<Files>
> = {
  async aseprite({ recipe, drawFile }, rows) {
    const sheet = await drawFile("petSheet", recipe, { rows, format: "png" });
    return { "cat.png": sheet, "cat.json": encoded(asepriteJson()) };
  },
  async oneko({ recipe, drawFile }, rows) {
    const options = { rows, cells: ONEKO.map(cellOf), columns: 8, size: 32 };
    return { "oneko.png": await drawFile("sprites", recipe, options) };
  },
  async shimeji({ recipe, drawFile }, rows) {
    const files: Files = {};
    for (const [i, cell] of SHIMEJI.entries()) {
      const options = { rows, cells: [cellOf(cell)], columns: 1, size: 128 };
      files[`img/shime${i + 1}.png`] = await drawFile("sprites", recipe, options);
    }
    return {
      ...files,
      "README.txt": new TextEncoder().encode(
        "Put the folder img into Shimeji's folder img under a name of its own.\n" +
          "The actions.xml of the program moves these 46 pictures; none of its own is needed.\n",
      ),
    };
  },
};

/** As Aseprite exports a sheet: frames as hash, tags for the states. */
function asepriteJson() {
  const frames: Record<string, unknown> = {};
  const frameTags: unknown[] = [];
  let count = 0;
  PET_ROWS.forEach((state, row) => {
    state.durations.forEach((duration, column) => {
      frames[`cat ${count + column}.png`] = {
        frame: { x: column * CELL.w, y: row * CELL.h, ...CELL },
        rotated: false,
        trimmed: false,
        spriteSourceSize: { x: 0, y: 0, ...CELL },
        sourceSize: CELL,
        duration,
      };
    });
    const to = count + state.durations.length - 1;
    frameTags.push({ name: tagOf(state, row), from: count, to, direction: "forward" });
    count = to + 1;
  });
  return {
    frames,
    meta: {
      app: "Purrtrait",
      version: "1.0",
      image: "cat.png",
      format: "RGBA8888",
      size: { w: 8 * CELL.w, h: PET_ROWS.length * CELL.h },
      scale: "1",
      frameTags,
    },
  };
}

/** The feet of the state at work stand still; its own name would be that of a gait. */
function tagOf({ state }: PetRow, row: number): string {
  return row === 7 ? "working" : state;
}

type Cell = readonly [row: number, column: number, turn?: SpriteCell["turn"]];

function cellOf([row, column, turn]: Cell): SpriteCell {
  return { row, column, ...(turn && { turn }) };
}

/** Its rows: idle, to the right, to the left, waving, jumping, failed, waiting, working, review. */
const IDLE: Cell = [0, 0], BLINK: Cell = [0, 2], ASLEEP: Cell = [5, 5], ALERT: Cell = [8, 2];

/** The 32 cells of oneko's sheet, line by line; programs find each direction at its place. */
const ONEKO: readonly Cell[] = [
  // Scratches north · NW · sleeps · east · scratches west · scratches itself, three times.
  [[3, 0], [2, 0], ASLEEP, [1, 0], [3, 0], [3, 1], [3, 2], [3, 3]],
  [[3, 1], [2, 4], [5, 6], [1, 4], [3, 1], [1, 2], [2, 6], [3, 0]],
  // NE · north · scratches east · tired · west · SE · scratches south · south.
  [[1, 0], [4, 1], [3, 2], BLINK, [2, 0], [1, 6], [3, 2], [4, 3]],
  [[1, 4], [4, 2], [3, 3], IDLE, [2, 4], [2, 2], [4, 1], ALERT],
].flat() as Cell[];

/** Shimeji's 46 pictures; they look to the left. */
const SHIMEJI: readonly Cell[] = [
  ...[[2, 0], [2, 2], [2, 4]],
  [4, 2],
  ...[[4, 1], [4, 3], [4, 1], [4, 3], [4, 1], [4, 3]],
  IDLE,
  ...[[2, 0, 90], [2, 2, 90], [2, 4, 90]],
  ...[[6, 1], [6, 3], [6, 5]],
  ...[[4, 4], [4, 0], [5, 5], [5, 6]],
  [4, 2],
  ...[[2, 0, 180], [2, 2, 180], [2, 4, 180]],
  ...[[3, 0], [3, 1], [3, 2], [3, 3]],
  ...[[7, 0], [7, 1], [7, 2], [7, 3], [7, 4], [7, 5]],
  ...[[4, 0], [4, 1]],
  ...[[8, 0], [8, 1], [8, 2], [8, 3], [8, 4], [8, 5]],
  ...[[5, 2], [5, 4], [5, 6]],
] as Cell[];

function encoded(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`);
}
