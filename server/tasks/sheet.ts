// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * `deno task sheet [-- --to folder] [-- --photos folder] [-- name …]`: contact sheets of what the
 * illustrator draws, for people to look at. Without a name, every sheet.
 *
 * @module
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contactSheet } from "./sheets/contact_sheet.ts";
import { sheets } from "./sheets/sheets.ts";

const { values, positionals } = parseArgs({
  args: Deno.args.filter((argument) => argument !== "--"),
  options: {
    to: { type: "string", default: ".data/sheets" },
    photos: { type: "string", default: "tests/fixtures" },
  },
  allowPositionals: true,
});

const all = sheets(await photosIn(values.photos));
const unknown = positionals.filter((name) => !all[name]);
if (unknown.length > 0) {
  console.error(`No sheet ${unknown.join(", ")}; there are ${Object.keys(all).join(", ")}`);
  Deno.exit(2);
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
