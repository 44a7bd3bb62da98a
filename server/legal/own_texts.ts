/**
 * @module The owner's own terms and privacy page, in place of ours: `terms.md` and `privacy.md` in a
 * folder. HTML in them is shown as text, and addresses that run something lead nowhere.
 */
import { micromark } from "micromark";
import { join } from "node:path";
import { LEGAL_PAGES, type LegalPage } from "../../lib/legal.ts";
import { ConfigError } from "../config.ts";

/** HTML by page; a page without a file is absent. */
export type OwnTexts = Partial<Record<LegalPage, string>>;

/** Read once, at start. Throws {@link ConfigError} when the folder has none of the files, or one is empty. */
export async function readOwnTexts(folder: string | undefined): Promise<OwnTexts> {
  const texts: OwnTexts = {};
  if (folder === undefined) return texts;
  for (const page of LEGAL_PAGES) {
    const path = join(folder, `${page}.md`);
    const text = await readIfThere(path);
    if (text === undefined) continue;
    if (text.trim() === "") throw new ConfigError(`${path} is empty. Fill or remove it.`);
    texts[page] = micromark(text);
  }
  if (Object.keys(texts).length > 0) return texts;
  throw new ConfigError(`LEGAL_DIR is set, but ${folder} has no terms.md and no privacy.md.`);
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(path);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`${path} cannot be read: ${reason}`);
  }
}
