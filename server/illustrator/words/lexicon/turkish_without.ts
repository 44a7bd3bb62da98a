/** @module "Without" grown together with its noun in Turkish: "şapkasız" is a hat and a "no". */
import { isNoun } from "../../vocabulary/roles.ts";
import type { Term } from "../../vocabulary/term.ts";
import { termOf } from "./term_of.ts";
import type { Token } from "./tokens.ts";

const WITHOUT = /^(?<noun>.{3,})(?<suffix>s[ıiuü]z)$/u;

const TURKISH = "tr";

/** The noun and the "no" of such a word, each with its part of it; undefined for any other word. */
export function nounWithout(
  token: Token,
  language: string,
): readonly [part: Token, term: Term][] | undefined {
  const { key, start, end } = token;
  if (language !== TURKISH || key.length !== end - start) return undefined;
  const { noun } = WITHOUT.exec(key)?.groups ?? {};
  const term = noun === undefined ? undefined : termOf(noun, TURKISH);
  const no = termOf("not included", "en");
  if (!noun || !term || !no || !isNoun(term.role)) return undefined;
  const cut = start + noun.length;
  return [
    [{ ...token, key: noun, end: cut }, term],
    [{ key: key.slice(noun.length), start: cut, end, afterBreak: false }, no],
  ];
}
