/** @module Genetics in the language of the reader: the illustrator says it in English. */
import { msg, t } from "../../lib/i18n/translate.ts";
import type { Pairing } from "../../lib/kittens/kittens.ts";

/** What loci are called, and what they show. */
export const LOCUS_WORDS: readonly string[] = [
  msg("Orange, on the X chromosome"),
  msg("orange"),
  msg("tortoiseshell"),
  msg("not orange"),
  msg("Agouti"),
  msg("striped"),
  msg("plain"),
  msg("Black, chocolate, cinnamon"),
  msg("black"),
  msg("chocolate"),
  msg("cinnamon"),
  msg("Dilution"),
  msg("full colour"),
  msg("dilute"),
  msg("Points"),
  msg("colour all over"),
  msg("mink"),
  msg("sepia"),
  msg("points"),
  msg("albino"),
  msg("White"),
  msg("all white"),
  msg("mostly white"),
  msg("some white"),
  msg("white gloves"),
  msg("salmiak"),
  msg("no white"),
  msg("Ticked"),
  msg("ticked"),
  msg("patterned"),
  msg("Tabby pattern"),
  msg("mackerel"),
  msg("classic"),
  msg("Silver"),
  msg("silver"),
  msg("no silver"),
  msg("Length of hair"),
  msg("short"),
  msg("long"),
  msg("Curly and hairless (KRT71)"),
  msg("curly"),
  msg("hairless"),
  msg("ordinary"),
  msg("Cornish rex"),
  msg("Folded ears"),
  msg("folded ears"),
  msg("No tail"),
  msg("no tail"),
  msg("Short legs"),
  msg("short legs"),
  msg("Bobtail"),
  msg("bobtail"),
  msg("Curled ears"),
  msg("curled ears"),
  msg("Extra toes"),
  msg("extra toes"),
  msg("Colours of fairy tales (invented)"),
  msg("rainbow"),
  msg("galaxy"),
  msg("purple"),
  msg("pink"),
  msg("blue"),
  msg("green"),
  msg("natural"),
];

/** The coats of which names of looks speak first. */
export const COLOURS: readonly string[] = [
  msg("white"),
  msg("black"),
  msg("brown"),
  msg("seal"),
  msg("chocolate"),
  msg("cinnamon"),
  msg("grey"),
  msg("lilac"),
  msg("fawn"),
  msg("orange"),
  msg("cream"),
  msg("rainbow"),
  msg("galaxy"),
  msg("purple"),
  msg("pink"),
  msg("blue"),
  msg("green"),
];

/** What follows the colour in names of looks; none before one that it ends with. */
const MARKS: readonly string[] = [
  msg("with white gloves"),
  msg("with salmiak white"),
  msg("with white"),
  msg("on white"),
  msg("classic tabby"),
  msg("ticked tabby"),
  msg("tabby"),
  msg("calico"),
  msg("torbie"),
  msg("tortoiseshell"),
  msg("silver"),
  msg("smoke"),
  msg("sepia"),
  msg("lynx"),
  msg("mink"),
  msg("point"),
];

const HAIR: Record<string, string> = {
  hairless: msg("hairless"),
  curly: msg("curly"),
  "long-haired": msg("long-haired"),
  "short-haired": msg("short-haired"),
};

/** "short-haired black tabby son": hair, coat, child. */
const LOOK = /^(\S+) (.+) (daughter|son)$/;

/** What two cats may pass on, as the reader's language says it. */
export function shownPairing<Shown extends Pairing & { harmful: string[] }>(pairing: Shown): Shown {
  const { odds, squares, harmful } = pairing;
  return {
    ...pairing,
    odds: odds.map(({ look, chance }) => ({ look: lookText(look), chance })),
    squares: squares.map(({ title, cells, ...square }) => ({
      ...square,
      title: t(title),
      cells: cells.map((row) => row.map((cell) => ({ ...cell, look: t(cell.look) }))),
    })),
    harmful: harmful.map((look) => t(look)),
  };
}

/** The name of a look, such as "short-haired black son". */
export function lookText(name: string): string {
  const look = wordsOf(name);
  if (!look) return name;
  return look.child === "daughter"
    ? t("{hair} {coat} daughter", look.words)
    : t("{hair} {coat} son", look.words);
}

/** The description of a kitten with this look: "A short-haired black kitten, son of Luna and Simba". */
export function kittenText(name: string, parents: { mother: string; father: string }): string {
  const look = wordsOf(name);
  if (!look) return name;
  const values = { ...look.words, ...parents };
  return look.child === "daughter"
    ? t("A {hair} {coat} kitten, daughter of {mother} and {father}", values)
    : t("A {hair} {coat} kitten, son of {mother} and {father}", values);
}

function wordsOf(name: string) {
  const [, hair, coat, child] = LOOK.exec(name) ?? [];
  if (!hair || !coat) return undefined;
  return { child, words: { hair: t(HAIR[hair] ?? hair), coat: coatText(coat) } };
}

/** "grey and cream calico": one colour or two, then marks. */
function coatText(coat: string): string {
  const mark = MARKS.find((each) => coat.endsWith(` ${each}`));
  if (mark) {
    const rest = coatText(coat.slice(0, -` ${mark}`.length));
    return t("{coat} {mark}", { coat: rest, mark: t(mark) });
  }
  const [colour = "", other] = coat.split(" and ");
  return other ? t("{colour} and {other}", { colour: t(colour), other: t(other) }) : t(colour);
}
