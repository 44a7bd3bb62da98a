/**
 * @module Everyday things that are drawn from shapes they share: a packet, a board, a stall, a tool.
 * `shaped_things.tsv` has a row for each: its facts, its shape, and the colours, measures, picture and kind that
 * make it this thing; of the shape `svg`, what stands inside an SVG of 32 × 32.
 */
import type { Category, SizeClass } from "../../illustrator/things/thing.ts";
import type { OwnDrawing } from "./own_drawings.ts";
import { BLOOMS } from "./shapes/blooms.ts";
import { BOARDS } from "./shapes/boards.ts";
import { CLOTHS } from "./shapes/cloths.ts";
import { FURNISHINGS } from "./shapes/furnishings.ts";
import { MACHINES } from "./shapes/machines.ts";
import { PACKAGES } from "./shapes/packages.ts";
import { hexOf, type Row, type Shape } from "./shapes/paint.ts";
import { STANDS } from "./shapes/stands.ts";
import { TOOLS } from "./shapes/tools.ts";
import { readTable } from "./tables.ts";

const SHAPES: Readonly<Record<string, Shape>> = {
  ...PACKAGES,
  ...BOARDS,
  ...BLOOMS,
  ...MACHINES,
  ...TOOLS,
  ...STANDS,
  ...CLOTHS,
  ...FURNISHINGS,
};

const [, ...rows] = await readTable("shaped_things.tsv");

export const SHAPED_THINGS: readonly OwnDrawing[] = rows.map((
  [name = "", plural, category, size, shape = "", colours = "", traits = ""],
) => {
  const draw = SHAPES[shape];
  if (!draw && shape !== "svg") throw new Error(`No shape “${shape}” for “${name}”`);
  return {
    emoji: "",
    name,
    category: category as Category,
    size: size as SizeClass,
    svg: draw ? draw(rowOf(colours.split(" ").map(hexOf), traits)) : traits,
    ...(plural && { plural }),
  };
});

/** What a row says, from "w=20 h=26 on=fish kind=open". */
function rowOf(colours: readonly string[], traits: string): Row {
  const said = new Map(
    traits.split(" ").filter(Boolean).map((trait) => trait.split("=") as [string, string]),
  );
  return {
    colours,
    colour: (index) => colours[index] ?? colours.at(-1)!,
    measure: (letter, otherwise) => Number(said.get(letter) ?? otherwise),
    on: said.get("on"),
    kind: said.get("kind"),
  };
}
