/**
 * @module Which forms of nouns of other languages are plurals: "Tulpen" of "Tulpe", "тюльпанами" of
 * "тюльпан". Forms that may as well be of one are left out.
 */

/** How a plural ends, and how its base form does where that decides. */
type PluralEnding = readonly [form: RegExp, base?: RegExp];

const SCANDINAVIAN: readonly PluralEnding[] = [[/(?:erne|ene|er)$/], [/r$/, /e$/]];

/** Slavic nouns that end in a hard consonant end otherwise in the genitive of one. */
const HARD = /[бвгджзклмнпрстфхцчшщbcdfghklmnprstvwzł]$/;

/** By language, of keys of `tokenise`. */
const ENDINGS: Readonly<Record<string, readonly PluralEnding[]>> = {
  ar: [[/ات$/]],
  cs: [[/(?:ami|emi|ach|ech|ich|um)$/], [/y$/, HARD]],
  da: SCANDINAVIAN,
  de: [[/n$/, /[elr]$/], [/(?:ungen|innen)$/], [/er$/, /[^e]$/], [/e$/, /[^e]$/]],
  el: [[/(?:ες|οι|ους|εις|ματα|ων)$/], [/ια$/, /ι$/], [/α$/, /ο$/]],
  fi: [[/t$/], [/(?:oita|eita|ita|eja|ia|issa|illa|ista|ien|jen)$/, /[^i]$/]],
  he: [[/(?:ים|ות)$/]],
  hi: [[/(?:ों|ें|ियां|ियाँ|ियों)$/]],
  hu: [[/k(?:at|et|ot|kal|kel|ban|ben|on|en)?$/, /[^k]$/]],
  it: [[/i$/, /[oae]$/], [/e$/, /a$/], [/h[ie]$/]],
  nl: [[/en$/, /[^n]$/]],
  no: SCANDINAVIAN,
  pl: [[/(?:ami|ach|ow|om)$/], [/[yi]$/, HARD]],
  ro: [[/(?:uri|urile|ele|ile|elor|ilor)$/], [/i$/], [/e$/, /a$/]],
  ru: [[/(?:ами|ями|ах|ях|ов|ев|ам|ям)$/], [/[ыи]$/, HARD]],
  sv: [[/(?:arna|erna|orna|or|ar|er)$/]],
  tr: [[/l[ae]r(?:[iu]n?|[ae]|d[ae]n?|l[ae])?$/]],
  uk: [[/(?:ами|ями|ах|ях|ів|ам|ям)$/], [/и$/, HARD]],
};

/** Whether a form of a noun is a plural of its base form. */
export function isPluralForm(form: string, base: string, language: string): boolean {
  return ENDINGS[language]?.some(([ending, of]) =>
    ending.test(form) && !ending.test(base) && (of?.test(base) ?? true)
  ) ?? false;
}
