// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module Part of `deno task check`: refuses texts that are shown without `t`, and says how many each
 * folder has.
 */
import { untranslatedTexts } from "./text_rules.ts";
import { sourceFiles } from "./texts/source_files.ts";

const wrong = (await sourceFiles()).flatMap(({ path, source }) => untranslatedTexts(path, source));
for (const line of wrong) console.error(line);
if (wrong.length > 0) {
  const folders = Map.groupBy(wrong, (line) => line.split(/[/:]/).slice(0, 2).join("/"));
  for (const [folder, lines] of folders) console.error(`${lines.length} in ${folder}`);
  Deno.exit(1);
}
console.log("Texts: every text that people read is translated");
