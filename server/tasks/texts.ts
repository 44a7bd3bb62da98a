// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task texts`: drops translations of texts that are gone, sorts the catalogues, and says how
 * many texts each language lacks. `-- --missing de` writes those as JSON, each with the files that show it;
 * `-- --add de more.json` adds translations.
 */
import { isLanguage } from "../../lib/i18n/languages.ts";
import { readCommandLine, refuseCommandLine } from "./command_line.ts";
import {
  type Catalogue,
  cataloguePath,
  missingTexts,
  readCatalogue,
  textsOfSources,
  tidied,
  TRANSLATED,
  wrongTranslations,
} from "./texts/catalogues.ts";

const USAGE = `deno task texts                         sorts the catalogues, counts what is missing
deno task texts -- --missing de         prints the missing texts of a language as JSON
deno task texts -- --add de file.json   takes translations in`;

const { values, positionals } = readCommandLine({
  usage: USAGE,
  options: { missing: { type: "string" }, add: { type: "string" } },
  allowPositionals: true,
});
const texts = await textsOfSources();

if (values.missing !== undefined) {
  const missing = missingTexts(texts, await readCatalogue(known(values.missing)));
  console.log(JSON.stringify(missing, null, 2));
  Deno.exit();
}
if (values.add !== undefined) await add(values.add, positionals);

console.log(`${Object.keys(texts).length} texts`);
for (const language of TRANSLATED) {
  const catalogue = await readCatalogue(language);
  const tidy = tidied(texts, catalogue);
  await write(language, tidy);
  const missing = Object.keys(missingTexts(texts, tidy)).length;
  const unused = Object.keys(catalogue).length - Object.keys(tidy).length;
  console.log(`${language}: ${missing} missing, ${unused} dropped`);
  for (const wrong of wrongTranslations(tidy)) console.log(`${language}: ${wrong}`);
}

/** A new translation counts more than one that is there. */
async function add(name: string, files: string[]): Promise<void> {
  const language = known(name);
  const catalogue = await readCatalogue(language);
  for (const file of files) {
    Object.assign(catalogue, JSON.parse(await Deno.readTextFile(file)) as Catalogue);
  }
  await write(language, catalogue);
}

async function write(language: (typeof TRANSLATED)[number], catalogue: Catalogue): Promise<void> {
  await Deno.writeTextFile(cataloguePath(language), `${JSON.stringify(catalogue, null, 2)}\n`);
}

function known(name: string) {
  if (isLanguage(name) && TRANSLATED.includes(name)) return name;
  refuseCommandLine(USAGE, `There is no language ${name}: ${TRANSLATED.join(", ")}`);
}
