/**
 * @module What the packages hold from which things are made: the drawings of emoji, and their names and
 * tags.
 *
 * They are read as files and not imported, because only this task needs them; `install.ts` leaves them out.
 */

const PACKAGES = new URL("../../../node_modules/", import.meta.url);

/** The languages in which emoji have names. */
const LANGUAGES_NAMED = [
  "en",
  "de",
  "es",
  "fr",
  "hi",
  "it",
  "ja",
  "ko",
  "nl",
  "pl",
  "pt",
  "ru",
  "sv",
  "th",
  "uk",
  "zh",
];

/** Names and tags of an emoji in one language. */
export interface Named {
  emoji: string;
  label: string;
  tags: string[];
}

/** The SVG body of an emoji's drawing; undefined where there is none. */
export async function drawings(): Promise<(emoji: string) => string | undefined> {
  const { icons } = await read("@iconify-json/fluent-emoji-flat/icons.json") as {
    icons: Record<string, { body: string }>;
  };
  const names = await read("@iconify-json/fluent-emoji-flat/chars.json") as Record<string, string>;
  return (emoji) => {
    const name = names[codeOf(emoji)] ?? names[codeOf(plain(emoji))] ??
      names[`${codeOf(plain(emoji))}-fe0f`];
    return name === undefined ? undefined : icons[name]?.body;
  };
}

/** Every emoji's names in this language; none for a language that the package does not have. */
export async function names(language: string): Promise<Map<string, Named>> {
  if (!LANGUAGES_NAMED.includes(language)) return new Map();
  const entries = await read(`emojibase-data/${language}/data.json`) as Partial<Named>[];
  return new Map(
    entries.flatMap(({ emoji, label, tags = [] }) =>
      emoji && label ? [[plain(emoji), { emoji, label, tags }]] : []
    ),
  );
}

/** An emoji without the mark that asks for its coloured form. */
export function plain(emoji: string): string {
  return emoji.replaceAll("\uFE0F", "");
}

function codeOf(emoji: string): string {
  return [...emoji].map((character) => character.codePointAt(0)!.toString(16)).join("-");
}

async function read(path: string): Promise<unknown> {
  return JSON.parse(await Deno.readTextFile(new URL(path, PACKAGES)));
}
