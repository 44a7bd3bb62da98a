// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task sheet [--to folder] [--photos folder] [name …]`: contact sheets of what the
 * illustrator draws, for people to look at. Without a name, every sheet. `--quality` puts the golden
 * pictures of every style through every quality check instead, `--fuzz 400` as many of random descriptions;
 * `--golden` writes down that they look as they should, `--gallery` draws anew what `static/gallery` shows.
 */
import { join } from "node:path";
import { readCommandLine, refuseCommandLine } from "./command_line.ts";
import { contactSheet } from "./sheets/contact_sheet.ts";
import { fuzzReport } from "./sheets/fuzz_report.ts";
import { writeGallery } from "./sheets/gallery.ts";
import { qualityReport } from "./sheets/quality_report.ts";
import { writeGolden } from "./sheets/golden_file.ts";
import { sheets } from "./sheets/sheets.ts";

const USAGE =
  `deno task sheet -- [--to folder] [--photos folder] [name …]   contact sheets; all without a name
deno task sheet -- --quality      the golden pictures through every quality check
deno task sheet -- --fuzz count   random descriptions through them
deno task sheet -- --golden       writes down that the pictures look as they should
deno task sheet -- --gallery      draws anew what static/gallery shows`;

const { values, positionals } = readCommandLine({
  usage: USAGE,
  options: {
    to: { type: "string", default: ".data/sheets" },
    quality: { type: "boolean", default: false },
    gallery: { type: "boolean", default: false },
    golden: { type: "boolean", default: false },
    fuzz: { type: "string" },
    photos: { type: "string", default: "tests/fixtures" },
  },
  allowPositionals: true,
});

if (values.golden) await writeGolden();
if (values.quality) Deno.exit(await qualityReport() ? 0 : 1);
if (values.fuzz) Deno.exit(await fuzzReport(Number(values.fuzz)) ? 0 : 1);
if (values.golden) Deno.exit(0);

const all = sheets(await photosIn(values.photos));
if (values.gallery) {
  await writeGallery(all);
  Deno.exit(0);
}
const unknown = positionals.filter((name) => !all[name]);
if (unknown.length > 0) {
  const names = Object.keys(all).join(", ");
  refuseCommandLine(USAGE, `No sheet ${unknown.join(", ")}; there are ${names}`);
}
await Deno.mkdir(values.to, { recursive: true });
for (const name of positionals.length > 0 ? positionals : Object.keys(all)) {
  const path = join(values.to, `${name}.webp`);
  const bytes = await contactSheet(await all[name]!());
  await Deno.writeFile(path, bytes);
  console.log(`${path}  ${Math.round(bytes.length / 1000)} kB`);
}

async function photosIn(folder: string): Promise<Uint8Array[]> {
  const names = (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name)
    .filter((name) => /\.(jpe?g|png)$/i.test(name)).sort();
  return await Promise.all(names.map((name) => Deno.readFile(join(folder, name))));
}
