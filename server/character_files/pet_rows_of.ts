/**
 * @module The rows of a cat as a desktop pet, which the pet and the sprites of other programs are made of.
 */
import type { Style } from "../../lib/choices.ts";
import { PET_ROWS } from "../illustrator/motion/pet_rows.ts";
import type { CatOfFile } from "./file_kind.ts";

/** Every row as a PNG strip, drawn one by one, so that pictures that wait come first. */
export async function petRowsOf(
  { recipe, drawFile }: CatOfFile,
  style: Style,
): Promise<Uint8Array[]> {
  const rows: Uint8Array[] = [];
  for (let row = 0; row < PET_ROWS.length; row++) {
    rows.push(await drawFile("petRow", recipe, { row, style }));
  }
  return rows;
}
