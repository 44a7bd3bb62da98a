// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module The pictures of `static/gallery`: the strip of the home page, and small sheets for the README.
 */
import sharp from "sharp";
import { STYLES } from "../../../lib/choices.ts";
import { GALLERY, GALLERY_WIDTHS, urlOf } from "../../../lib/gallery.ts";
import { draw } from "../../illustrator/draw.ts";
import { litterOf } from "../../illustrator/genetics/litter.ts";
import type { CatSpec } from "../../illustrator/spec.ts";
import { describe } from "../../illustrator/words/wording/description.ts";
import { parse } from "../../illustrator/words/parse.ts";
import { resolve } from "../../illustrator/words/resolve.ts";
import { contactSheet, type Sheet } from "./contact_sheet.ts";
import { chartPicture, outsidePicture } from "./outside.ts";

const FOLDER = new URL("../../../static", import.meta.url).pathname;

const QUALITY = 78;

/** One description in every style, for the README. */
const ONE_CAT = "a fluffy orange tabby wizard with green eyes sitting on the moon";

/** Mother and father of a litter. */
const PARENTS = ["a fluffy calico cat in a garden", "a grey tabby cat in a garden"];

/** The largest a sheet in the repository may be, in bytes. */
const MOST = 250_000;

const SMALL_SHEETS = ["poses", "costumes", "accessories", "settings"] as const;

/** Draws the strip, prints its alternative texts, and writes the small sheets. */
export async function writeGallery(all: Record<string, () => Promise<Sheet>>): Promise<void> {
  await writePictures();
  await write({
    name: "styles",
    columns: STYLES.length / 2,
    cells: STYLES.map((style) => ({
      label: "",
      picture: resolve(parse(ONE_CAT), { style, seed: "1" }),
    })),
  });
  await write(litterSheet());
  for (const name of SMALL_SHEETS) await write(await all[name]!());
  await writeOutside();
}

/** What leaves the site. */
async function writeOutside(): Promise<void> {
  await writeWebp("outside", await (await outsidePicture()).webp({ quality: QUALITY }).toBuffer());
  await writeWebp("chart", await (await chartPicture()).webp({ quality: QUALITY }).toBuffer());
}

/** Two cats and their kittens, for the README. */
function litterSheet(): Sheet {
  const [mother, father] = PARENTS.map((words) =>
    resolve(parse(words), { style: "cartoon", seed: "1" })
  ) as [CatSpec, CatSpec];
  const kittens = litterOf({ mother, father }, { seed: "7", style: "cartoon" })!;
  const cells = [mother, father, ...kittens.map(({ spec }) => spec)];
  return { name: "litter", columns: 4, cells: cells.map((picture) => ({ label: "", picture })) };
}

/** The pictures of the home page, in every width. */
async function writePictures(): Promise<void> {
  for (const picture of GALLERY) {
    const { words, style, seed } = picture;
    const spec = resolve(parse(words), { style, seed });
    const png = await draw(spec);
    for (const width of GALLERY_WIDTHS) {
      const webp = await sharp(png).resize(width).webp({ quality: QUALITY }).toBuffer();
      await Deno.writeFile(`${FOLDER}${urlOf(picture, width)}`, webp);
      console.log(`${style} ${width}, ${Math.round(webp.length / 1000)} kB`);
    }
    console.log(`${style}: ${describe(spec)}`);
  }
}

async function write(sheet: Sheet): Promise<void> {
  await writeWebp(sheet.name, await contactSheet(sheet, { most: MOST }));
}

async function writeWebp(name: string, webp: Uint8Array): Promise<void> {
  await Deno.writeFile(`${FOLDER}/gallery/${name}.webp`, webp);
  console.log(`${name}, ${Math.round(webp.length / 1000)} kB`);
}
