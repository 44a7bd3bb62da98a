/**
 * @module Cats that are written as one word with who they are dressed up as, or the feast they belong to: "Piratenkatze",
 * "Hexenkater", "piratkatt", "ridderkat".
 */
import type { Term } from "../../vocabulary/term.ts";
import { JOINT } from "./compounds.ts";
import { termOf } from "./term_of.ts";
import type { Token } from "./tokens.ts";

/** Words for a cat that end such compounds. */
const CAT = /(?:katzen?|kater|katzchen|mieze|poes|kat|katje|katt(?:en?)?|kattunge|killing)$/;

const SHORTEST = 3;

/** Who it is and the word for the cat, each with its part of the word; undefined for any other word. */
export function compoundCat(
  token: Token,
  language: string,
): readonly [part: Token, term: Term][] | undefined {
  const { key, start, end } = token, joint = JOINT[language];
  // Where letters were put in place of others, a part of the key is no part of the text.
  if (!joint || key.length !== end - start) return undefined;
  const cut = CAT.exec(key)?.index ?? 0;
  if (cut < SHORTEST) return undefined;
  const cat = termOf(key.slice(cut), language), which = whichOf(key.slice(0, cut), joint, language);
  if (cat?.role !== "cat" || !which) return undefined;
  return [
    [{ ...token, key: key.slice(0, cut), end: start + cut }, which],
    [{ key: key.slice(cut), start: start + cut, end, afterBreak: false }, cat],
  ];
}

function whichOf(first: string, joint: RegExp, language: string): Term | undefined {
  const bare = first.replace(joint, "");
  return [first, bare, `${bare}e`, first.replace(/in+en$/, "in"), `${bare}en`, `${bare}er`]
    .map((word) => termOf(word, language))
    .find((term) => term !== undefined && (term.role === "character" || isFeast(term)));
}

/** "Weihnachtskatze", "julkatt". */
function isFeast({ claims, role }: Term): boolean {
  return role === "place" && claims.length > 0 &&
    claims.every(({ slot, weak }) => slot === "prop" || slot === "season" || weak === true);
}
