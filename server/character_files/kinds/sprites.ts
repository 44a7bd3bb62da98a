/**
 * @module The frames of the living cat as other programs read them: a sheet for games, and two older
 * desktop pets.
 */
import { zipSync } from "fflate";
import * as z from "zod/mini";
import type { SpriteCell } from "../../illustrator/mod.ts";
import { PET_ROWS, type PetRow } from "../../illustrator/motion/pet_rows.ts";
import { pictureFileName } from "../../characters/file_name.ts";
import { type CatOfFile, fileKind } from "../file_kind.ts";
import { petRowsOf } from "../pet_rows_of.ts";
import { shimejiActions } from "../shimeji/actions.ts";
import { shimejiBehaviors } from "../shimeji/behaviors.ts";
import { PICTURE_SIDE, shimejiCells } from "../shimeji/pictures.ts";
import { msg, t } from "../../../lib/i18n/translate.ts";

const CELL = { w: 192, h: 208 };

/** A ZIP for one of the programs. */
export const sprites = fileKind({
  name: "sprites.zip",
  type: "application/zip",
  needsSession: true,
  isSlow: true,
  hasWords: true,
  choices: z.object({ for: z._default(z.enum(["aseprite", "oneko", "shimeji"]), "aseprite") }),
  offer: {
    title: msg("Sprites"),
    text: msg(
      "A sheet with Aseprite's JSON for Phaser, PixiJS, Godot and Unity; packs for oneko.js and Shimeji, unpacked into its folder.",
    ),
    links: [
      { label: "Aseprite", file: "sprites.zip?for=aseprite" },
      { label: "oneko", file: "sprites.zip?for=oneko" },
      { label: "Shimeji", file: "sprites.zip?for=shimeji" },
    ],
  },
  async draw(cat, choices) {
    const rows = await petRowsOf(cat, cat.recipe.style);
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
  async shimeji(cat, rows) {
    const folder = `img/${pictureFileName(cat).replace(/\.png$/, "")}`;
    const files: Files = {
      [`${folder}/conf/actions.xml`]: text(shimejiActions()),
      [`${folder}/conf/behaviors.xml`]: text(shimejiBehaviors()),
      [`${folder}/README.txt`]: text(
        t(
          "Unpack the ZIP into the folder of Shimeji-ee, beside its own folder img, and start it:\n{name} is there. What it does is in conf/actions.xml, and how often in conf/behaviors.xml.\n",
          { name: cat.name },
        ),
      ),
    };
    for (const [i, cell] of shimejiCells(cat.recipe.facing).entries()) {
      // Only the row it is cut from is sent to a thread.
      const options = {
        rows: [rows[cell.row]!],
        cells: [{ ...cell, row: 0 }],
        columns: 1,
        size: PICTURE_SIDE,
      };
      files[`${folder}/shime${i + 1}.png`] = await cat.drawFile("sprites", cat.recipe, options);
    }
    return files;
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

function encoded(value: unknown): Uint8Array {
  return text(`${JSON.stringify(value, null, 1)}\n`);
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}
