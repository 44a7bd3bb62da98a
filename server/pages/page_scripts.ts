/**
 * @module The script of a page in the page's language: the build keeps a folder of scripts for each
 * language besides English.
 */
import { join } from "node:path";
import { isLanguage, type Language } from "../../lib/i18n/languages.ts";

/** As the bundler writes it into the document. */
const SCRIPT = /(<script[^>]* src="\/assets\/)(?=(?:entries|chunks)\/)/g;

/** A folder of the build, e.g. `de-x1Yz_2-4`: its name changes with the catalogue. */
const FOLDER = /^(\w+)-[\w-]+$/;

/** Leads the scripts of a document to those in the language; without a build's folder it stays as it is. */
export function scriptTranslator(
  clientFolder: string | undefined,
): (html: string, language: Language) => string {
  const folders = clientFolder === undefined ? new Map() : languageFolders(clientFolder);
  return function translateScripts(html, language) {
    const folder = folders.get(language);
    return folder === undefined ? html : html.replace(SCRIPT, `$1${folder}/`);
  };
}

function languageFolders(clientFolder: string): Map<Language, string> {
  const folders = new Map<Language, string>();
  for (const { name, isDirectory } of Deno.readDirSync(join(clientFolder, "assets"))) {
    const language = FOLDER.exec(name)?.[1];
    if (isDirectory && isLanguage(language)) folders.set(language, name);
  }
  return folders;
}
