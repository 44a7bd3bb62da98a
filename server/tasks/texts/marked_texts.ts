/**
 * @module A Vite plugin: the texts of modules for browsers are marked, so that `translated_chunks.ts` finds
 * them again in what was built. A call with nothing to put in becomes its text, `t("Save")` becomes
 * `"Save"`: English weighs what it weighed without translations.
 *
 * In development the browser fetches the catalogue of its language and translates as the server does.
 */
import type { Plugin } from "vite";
import { cataloguePath, TRANSLATED } from "./catalogues.ts";
import { marked } from "./marks.ts";
import { type TextUse, textUses } from "./text_uses.ts";

const SOURCE = /\/(pages|islands|ui|lib)\/.+\.tsx?$/;

const TRANSLATED_MODULE = /\/lib\/i18n\/translated\.ts$/;
const LANGUAGE_MODULE = /\/lib\/i18n\/current_language\.ts$/;

/** The texts have been translated where they stand. */
const NOTHING_TO_FIND =
  "export const translated = (text) => text; export const translateBy = () => {};";

/** The server has written a language that there is. */
const LANGUAGE_OF_DOCUMENT = "export const currentLanguage = () => document.documentElement.lang;";

/** For `vite.config.ts`. */
export function markedTexts(): Plugin {
  let isBuild = true;
  return {
    name: "marked-texts",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    applyToEnvironment: ({ config }) => config.consumer === "client",
    load: {
      filter: { id: [TRANSLATED_MODULE, LANGUAGE_MODULE] },
      handler(id) {
        if (LANGUAGE_MODULE.test(id)) return isBuild ? LANGUAGE_OF_DOCUMENT : undefined;
        return isBuild ? NOTHING_TO_FIND : FETCHED_CATALOGUE;
      },
    },
    transform: {
      filter: { id: SOURCE },
      handler: (source, id) => isBuild ? { code: withMarks(id, source), map: null } : undefined,
    },
  };
}

/** The source with its texts marked. */
export function withMarks(path: string, source: string): string {
  const edits = textUses(path, source).flatMap((use) => editsOf(use));
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((code, { start, end, by }) => code.slice(0, start) + by + code.slice(end), source);
}

interface Edit {
  start: number;
  end: number;
  by: string;
}

function editsOf({ by, node, texts, hasValues }: TextUse): Edit[] {
  const [first] = texts;
  if ((by === "t" || by === "msg") && first && !hasValues) return [edit(node, literal(first.text))];
  return texts.map(({ text, node }) =>
    edit(node, by === "Trans" ? `{${literal(text)}}` : literal(text))
  );
}

function edit({ start, end }: { start: number; end: number }, by: string): Edit {
  return { start, end, by };
}

function literal(text: string): string {
  return JSON.stringify(marked(text));
}

const FETCHED_CATALOGUE = `
const catalogues = {
${
  TRANSLATED.map((language) => `  ${language}: () => import("/${cataloguePath(language)}"),`).join(
    "\n",
  )
}
};
const load = catalogues[document.documentElement.lang];
const texts = load ? (await load()).default : {};
export const translated = (text) => texts[text] ?? text;
export const translateBy = () => {};
`;
